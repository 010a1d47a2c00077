import type { ChartOf } from '@/lib/markdown/blocks';
import { ChartRow } from './ChartRow';
import { ChartTable } from './ChartTable';
import { percent, rounded, shareOf } from './percent';

type Point = ChartOf<'line'>['points'][number];

interface LineChartProps extends ChartOf<'line'> {
  /** What the amounts are counted in. */
  unit: string;
}

/** Room above and below the line for its words, in percent of the height. */
const ROOM = { above: 22, below: 32 };

/** Width of a character as a share of its height. */
const CHARACTER = 0.56;

/**
 * Words begin at the first point, end at the last and are shifted in between as their point is: they stay
 * within the drawing, and each has an equal part of it (lib/markdown/figures/line.ts sees to their room).
 */
const anchorOf = (x: number) => (x === 0 ? 'start' : x === 100 ? 'end' : 'middle');
const shiftOf = (x: number, words: string) =>
  anchorOf(x) === 'middle' ? `${rounded((0.5 - x / 100) * words.length * CHARACTER)}em` : undefined;

/** Where the points lie, and nothing, in percent of the drawing. */
function plot(points: readonly Point[]) {
  const values = [0, ...points.map(({ value }) => value)];
  const most = Math.max(...values);
  const scale = (100 - ROOM.above - ROOM.below) / (most - Math.min(...values));
  const yOf = (value: number) => ROOM.above + (most - value) * scale;
  const first = points[0]?.at ?? 0;
  const width = (points.at(-1)?.at ?? 0) - first;
  const dots = points.map((point, index) => {
    const x = shareOf(point.at - first, width);
    const beside = [points[index - 1], points[index + 1]];
    const low = beside.every((other) => !other || other.value > point.value);
    return {
      ...point,
      low,
      anchor: anchorOf(x),
      shift: (words: string) => shiftOf(x, words),
      x: percent(x),
      y: percent(yOf(point.value)),
    } as const;
  });
  return { dots, zero: percent(yOf(0)) };
}

/** How one amount goes, above and below nothing. The same numbers follow as a table that is only read. */
export function LineChart({ unit, points }: LineChartProps) {
  const { dots, zero } = plot(points);
  const area = [`0%,${zero}`, ...dots.map(({ x, y }) => `${x},${y}`), `100%,${zero}`];
  return (
    <>
      <p aria-hidden="true" className="chart-unit">
        {unit}
      </p>
      <svg aria-hidden="true" className="line-chart">
        {/* Stretched, as its strokes must not be. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon points={area.join(' ').replaceAll('%', '')} />
        </svg>
        <line x2="100%" y1={zero} y2={zero} />
        {dots.map(({ x, y, label, anchor, shift }) => (
          <g key={label}>
            <line x1={x} x2={x} y1={y} y2={zero} />
            <text x={x} dx={shift(label)} y="98%" textAnchor={anchor}>
              {label}
            </text>
          </g>
        ))}
        {dots.slice(1).map(({ x, y, label }, index) => (
          <line
            key={label}
            data-draw=""
            pathLength="1"
            x1={dots[index]?.x}
            y1={dots[index]?.y}
            x2={x}
            y2={y}
          />
        ))}
        {dots.map(({ x, y, label, formatted, note, marked, low, anchor, shift }) => (
          <g key={label}>
            <circle cx={x} cy={y} r={marked ? 7 : 5} data-marked={marked || undefined} />
            <text y={y} textAnchor={anchor}>
              <tspan x={x} dx={shift(formatted)} dy={low ? '1.6em' : note ? '-2.1em' : '-0.9em'}>
                {formatted}
              </tspan>
              {note && (
                <tspan x={x} dx={shift(note)} dy="1.25em">
                  {note}
                </tspan>
              )}
            </text>
          </g>
        ))}
      </svg>
      <div className="sr-only">
        <ChartTable unit={unit}>
          {points.map(({ label, formatted, note }) => (
            <ChartRow key={label} label={label} lead={formatted}>
              {note && <td role="cell">{note}</td>}
            </ChartRow>
          ))}
        </ChartTable>
      </div>
    </>
  );
}
