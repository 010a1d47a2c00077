import { percent } from './percent';

interface Point {
  /** Its place from left to right. */
  at: number;
  label: string;
  value: number;
  formatted: string;
  note: string;
  marked: boolean;
}

interface LineChartProps {
  /** What the amounts are counted in. */
  unit: string;
  /** From left to right; two at least, and not all of one value. */
  points: readonly Point[];
}

/** Room above and below the line for its words, in percent of the height. */
const ROOM = 24;

/** Words begin, end or lie around a point, so that none leaves the drawing. */
const anchorOf = (x: number) => (x < 30 ? 'start' : x > 70 ? 'end' : 'middle');

/** How one amount goes, above and below nothing. The same numbers follow as a table that is only read. */
export function LineChart({ unit, points }: LineChartProps) {
  const values = [0, ...points.map(({ value }) => value)];
  const most = Math.max(...values);
  const height = most - Math.min(...values) || 1;
  const yOf = (value: number) => ROOM + ((most - value) / height) * (100 - 2 * ROOM);
  const first = points[0]?.at ?? 0;
  const width = (points.at(-1)?.at ?? 0) - first || 1;
  const zero = percent(yOf(0));
  const dots = points.map((point, index) => {
    const x = ((point.at - first) / width) * 100;
    const lower = points
      .filter((_, other) => Math.abs(other - index) === 1)
      .every(({ value }) => value > point.value);
    return {
      ...point,
      x: percent(x),
      y: percent(yOf(point.value)),
      lower,
      anchor: anchorOf(x),
    } as const;
  });
  return (
    <>
      <p className="chart-unit" aria-hidden="true">
        {unit}
      </p>
      <svg aria-hidden="true" className="line-chart">
        <line x2="100%" y1={zero} y2={zero} className="stroke-edge" />
        {dots.map(({ x, y, label, anchor }) => (
          <g key={label}>
            <line x1={x} x2={x} y1={y} y2="88%" className="stroke-line" />
            <text x={x} y="98%" textAnchor={anchor} className="fill-muted">
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
            strokeWidth="3"
            strokeLinecap="round"
            className="stroke-ink"
          />
        ))}
        {dots.map(({ x, y, label, formatted, note, marked, lower, anchor }) => (
          <g key={label}>
            <circle
              cx={x}
              cy={y}
              r={marked ? 7 : 5}
              className={marked ? 'fill-beacon stroke-beacon-edge' : 'fill-ink'}
            />
            <text x={x} y={y} dy={lower ? '1.7em' : '-0.9em'} textAnchor={anchor}>
              <tspan>{formatted}</tspan> {note}
            </text>
          </g>
        ))}
      </svg>
      <table className="sr-only">
        <thead>
          <tr>
            <td />
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, formatted, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatted}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
