/** Lines of business hours: `Mon-Fri`, `8:00 AM-6:00 PM`. */
export type Hours = ReadonlyArray<{ days: string; time: string }>;

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
export const WEEK = [...WORKDAYS, 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEK)[number];

/** What a line may be about. The last is no day of its own: it says what holds beside them all. */
const DAYS: Readonly<Record<string, readonly Weekday[]>> = {
  'Mon-Fri': WORKDAYS,
  Saturday: ['Saturday'],
  Sunday: ['Sunday'],
  '24/7': [],
};
export const HOURS_LINES = Object.keys(DAYS);

interface HoursLine {
  days: string;
  time: string;
  /** The days of the week that the line is about. */
  weekdays: readonly Weekday[];
  /** From when to when, in hours since midnight; none when the line says it in words. */
  span: { opens: number; closes: number } | undefined;
}

/** `8:00 AM` → 8, `6:30 PM` → 18.5. Undefined for words. */
function clock(time: string | undefined): number | undefined {
  const [, hour = '', minute = '', half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time ?? '') ?? [];
  if (half === undefined) return undefined;
  return (Number(hour) % 12) + (half === 'PM' ? 12 : 0) + Number(minute) / 60;
}

/**
 * The business hours, read once for all that shows them: the page's words and bars, and what search
 * engines are told.
 */
export const readHours = (lines: Hours): HoursLine[] =>
  lines.map(({ days, time }) => {
    const [opens, closes] = time.split('-').map(clock);
    return {
      days,
      time,
      weekdays: DAYS[days] ?? [],
      span: opens === undefined || closes === undefined ? undefined : { opens, closes },
    };
  });
