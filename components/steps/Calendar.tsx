import { percent, shareOf } from '@/components/charts/percent';
import { WeekAxis } from '@/components/charts/WeekAxis';
import type { Step } from '@/content/schema/sections';
import * as ui from '@/content/ui';
import { endOf, type Span } from '@/lib/timeline';

/** The steps on one axis: their numbers in their bars, the weeks under them. For wide screens. */
export function Calendar({ steps }: { steps: ReadonlyArray<Step & Span> }) {
  const end = endOf(steps);
  const at = (weeks: number) => percent(shareOf(weeks, end));
  const numbered = steps.filter(({ least }) => Number.isInteger(least));
  const weeks = Array.from({ length: endOf(numbered) }, (_, week) => week);
  return (
    <div aria-hidden="true" className="calendar">
      <svg className="calendar-labels fill-muted">
        {steps.map(({ from, most, weekend }) => (
          <text key={from} x={at(from + most)} y="1em" dx="-0.5em" textAnchor="middle">
            {weekend}
          </text>
        ))}
      </svg>
      <WeekAxis spans={steps} />
      <svg className="calendar-labels calendar-steps">
        {steps.map(({ from }, index) => (
          <text key={from} x={at(from)} dx="0.75em" y="-0.75em">
            {index + 1}
          </text>
        ))}
      </svg>
      <svg className="calendar-labels fill-muted">
        {weeks.map((week) => (
          <text key={week} x={at(week + 0.5)} y="1.25em" textAnchor="middle">
            {week === 0 ? ui.weekNumber(1) : week + 1}
          </text>
        ))}
        <text x={at(weeks.length)} y="1.25em" dx="0.75em">
          {steps.at(-1)?.duration}
        </text>
      </svg>
    </div>
  );
}
