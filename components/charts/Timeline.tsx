import { percent } from './percent';

interface TimelineProps {
  /** What a tick of the axis stands for. */
  unit: string;
  /** Units from the first moment to the last. */
  length: number;
  /** In their order; the first is at 0. */
  moments: ReadonlyArray<{ at: number; when: string; label: string; marked: boolean }>;
  /** The time that led to the marked one. */
  span: string;
}

/** Moments on an axis to scale, with leaders to their words. A phone has the words as a list below. */
export function Timeline({ unit, length, moments, span }: TimelineProps) {
  const nodes = moments.map((moment, index) => ({
    ...moment,
    x: (moment.at / length) * 100,
    // Where its column stands: side by side, the last at the end.
    column: index === moments.length - 1 ? 100 : (index / moments.length) * 100,
  }));
  const marked = nodes.findIndex((node) => node.marked);
  const from = nodes[marked - 1]?.x ?? 0;
  const to = nodes[marked]?.x ?? 0;
  const tick = length / 500;
  return (
    <>
      <p className="chart-unit">{unit}</p>
      <svg aria-hidden="true" className="time-axis">
        {span && (
          <>
            <rect
              data-grow=""
              x={percent(from)}
              y="70%"
              width={percent(to - from)}
              height="30%"
              className="fill-beacon stroke-beacon-edge"
            />
            <text x={percent((from + to) / 2)} y="50%" textAnchor="middle">
              {span}
            </text>
          </>
        )}
        {/* Dashes of a thick line: a tick for every unit. */}
        <line
          x2="100%"
          y1="85%"
          y2="85%"
          pathLength={length}
          strokeDasharray={`${tick} ${1 - tick}`}
          strokeWidth="10"
          className="stroke-edge"
        />
        <line x2="100%" y1="100%" y2="100%" className="stroke-ink" />
        {nodes.map(({ when, x }) => (
          <circle key={when} cx={percent(x)} cy="100%" r="5" className="fill-ink" />
        ))}
      </svg>
      <svg aria-hidden="true" className="time-leaders">
        {nodes.map(({ when, x, column }) => (
          <line key={when} x1={percent(x)} x2={percent(column)} y2="100%" className="stroke-edge" />
        ))}
      </svg>
      <table role="table" className="time-words">
        <tbody role="rowgroup">
          {moments.map(({ when, label }) => (
            <tr key={when} role="row">
              <th role="rowheader">{when}</th>
              <td role="cell">{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
