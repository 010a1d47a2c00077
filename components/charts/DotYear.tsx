const DOT = 12.5;
const WEEKS = 53;
/** The days of the year's last, unfinished week. */
const LAST_WEEK = 1;

/** Length of a dotted line: its last dot sits at the end, and half a step keeps it from being cut. */
const reach = (dots: number) => (dots - 1) * DOT + 1;

const weekdays = Array.from({ length: 7 }, (_, day) => {
  const dots = day < LAST_WEEK ? WEEKS : WEEKS - 1;
  return `M5 ${5 + day * DOT}h${reach(dots)}`;
});

/** A year as 365 dots, a column a week: seven dotted lines instead of 365 circles. */
export function DotYear() {
  return (
    <svg viewBox="0 0 660 85" aria-hidden="true">
      <path
        d={weekdays.join('')}
        className="stroke-signal"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray={`0 ${DOT}`}
      />
    </svg>
  );
}
