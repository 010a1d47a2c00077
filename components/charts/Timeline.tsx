import * as ui from '@/content/ui';
import type { ChartOf } from '@/lib/markdown/blocks';
import { MOST_TICKS } from '@/lib/markdown/figures/moments';
import { markedSpan } from '@/lib/marked-span';
import { percent, shareOf } from './percent';

/** Thickness of a tick as a share of the axis: a gap is never thinner. */
const TICK = 1 / (2 * MOST_TICKS);

/**
 * Moments on an axis to scale, with leaders to their words. A phone has the words as a list below. A long
 * time has no ticks.
 */
export function Timeline({ unit, length, moments, span }: ChartOf<'timeline'>) {
  const xOf = (at: number) => shareOf(at, length);
  const { from, to } = markedSpan(moments);
  const tick = length * TICK;
  const ticked = length <= MOST_TICKS;
  // The words stand side by side, the last at the end.
  const columnOf = (index: number) =>
    index === moments.length - 1 ? 100 : shareOf(index, moments.length);
  return (
    <>
      {ticked && (
        <p aria-hidden="true" className="chart-unit">
          {ui.tickOf[unit]}
        </p>
      )}
      <svg aria-hidden="true" className="time-axis">
        {span && (
          <>
            <rect
              data-grow=""
              x={percent(xOf(from))}
              y="76%"
              width={percent(xOf(to - from))}
              height="24%"
            />
            <text x={percent(xOf((from + to) / 2))} y="58%" textAnchor="middle">
              {span}
            </text>
          </>
        )}
        {/* Dashes of a thick line: one for every unit. */}
        {ticked && (
          <line
            x2="100%"
            y1="88%"
            y2="88%"
            pathLength={length}
            strokeDasharray={`${tick} ${1 - tick}`}
            strokeWidth="8"
          />
        )}
        <line x2="100%" y1="100%" y2="100%" />
        {moments.map(({ when, at }) => (
          <circle key={when} cx={percent(xOf(at))} cy="100%" r="5" />
        ))}
      </svg>
      <svg aria-hidden="true" className="time-leaders">
        {moments.map(({ when, at }, index) => (
          <line key={when} x1={percent(xOf(at))} x2={percent(columnOf(index))} y2="100%" />
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
