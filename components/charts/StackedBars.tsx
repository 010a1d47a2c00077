import type { ChartOf } from '@/lib/markdown/blocks';
import { ChartRow } from './ChartRow';
import { ChartTable } from './ChartTable';
import { shareOf } from './percent';
import { Segments } from './Segments';
import { Swatch } from './Swatch';
import { MARKED, PLAIN, TONES } from './tones';

interface StackedBarsProps extends ChartOf<'stacked'> {
  /** What the amounts are counted in. */
  unit: string;
}

/** Sums of the same parts beside each other, true to scale: the total, the bar, what it is made of. */
export function StackedBars({ unit, parts, rows }: StackedBarsProps) {
  const longest = Math.max(...rows.map(({ total }) => total.value));
  const toneOf = (index: number) => (parts[index]?.marked ? MARKED : (TONES[index] ?? PLAIN));
  return (
    <ChartTable unit={unit}>
      {rows.map(({ label, total, amounts }) => {
        const segments = amounts.map(({ value }, index) => ({
          length: shareOf(value, longest),
          tone: toneOf(index),
        }));
        const bar = <Segments segments={segments} />;
        return (
          <ChartRow key={label} label={label} lead={total.formatted} drawing={bar}>
            {parts.map((part, index) => (
              <td key={part.label} role="cell" className="part-of">
                <Swatch tone={toneOf(index)} />
                {`${part.label} `}
                <b>{amounts[index]?.formatted}</b>
              </td>
            ))}
          </ChartRow>
        );
      })}
    </ChartTable>
  );
}
