import type { ChartOf } from '@/lib/markdown/blocks';
import { ChartRow } from './ChartRow';
import { ChartTable } from './ChartTable';
import { shareOf } from './percent';
import { Segments } from './Segments';
import { MARKED, PLAIN } from './tones';

interface BarsProps extends ChartOf<'bars'> {
  /** What the amounts are counted in. */
  unit: string;
}

/** Amounts of one unit beside each other, true to scale. */
export function Bars({ unit, rows }: BarsProps) {
  const longest = Math.max(...rows.map(({ value }) => value));
  return (
    <ChartTable unit={unit}>
      {rows.map(({ label, value, formatted, note, marked }) => {
        const tone = marked ? MARKED : PLAIN;
        const bar = <Segments segments={[{ length: shareOf(value, longest), tone }]} />;
        return (
          <ChartRow key={label} label={label} lead={formatted} drawing={bar}>
            {note && <td role="cell">{note}</td>}
          </ChartRow>
        );
      })}
    </ChartTable>
  );
}
