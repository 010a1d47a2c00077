import * as ui from '@/content/ui';
import { DAY, readHours, type Hours } from '@/lib/opening-hours';
import { shareOf } from './percent';
import { Stretch } from './Stretch';

interface HoursBarsProps {
  lines: Hours;
  /** What the two kinds of time are called. */
  legend: { open: string; other: string };
}

/**
 * A week of days, each a bar of 24 hours: filled while it is open, an outline for the rest. The lines
 * stand above their bars as they were written; the bars only draw them.
 */
export function HoursBars({ lines, legend }: HoursBarsProps) {
  const read = readHours(lines);
  const last = read.findLastIndex(({ weekdays }) => weekdays.length > 0);
  return (
    <>
      <p
        aria-hidden="true"
        className="hours-legend mt-1 mb-3 flex flex-wrap gap-x-4 text-small text-muted"
      >
        <span className="hours-open">{legend.open}</span> <span>{legend.other}</span>
      </p>
      <dl className="hours text-small">
        {read.map(({ days, time, weekdays, span }, index) => (
          <div key={days}>
            <dt className="text-muted">{days}</dt>
            <dd className="font-semibold tabular-nums">{time}</dd>
            {weekdays.length === 0 ? null : (
              <dd aria-hidden="true" className="text-signal">
                {weekdays.map((day) => (
                  <svg key={day}>
                    {span ? (
                      <Stretch
                        from={shareOf(span.opens, DAY)}
                        length={shareOf(span.closes - span.opens, DAY)}
                        tone="fill-current"
                      />
                    ) : null}
                  </svg>
                ))}
                {index === last ? (
                  <span className="hours-axis">
                    {ui.quartersOfDay.map((hour) => (
                      <span key={hour}>{hour}</span>
                    ))}
                  </span>
                ) : null}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
