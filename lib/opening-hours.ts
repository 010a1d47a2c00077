/** Lines of business hours: `Mon-Fri`, `8:00 AM-6:00 PM`. */
export type Hours = ReadonlyArray<{ days: string; time: string }>;

/** Hours of a day. */
export const DAY = 24;

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
/** The days of a week, Monday first. */
export const WEEK = [...WORKDAYS, 'Saturday', 'Sunday'] as const;
type Weekday = (typeof WEEK)[number];

interface Days {
  /** The days of the week that a line is about. */
  weekdays: readonly Weekday[];
  /** How a sentence names them. */
  spoken: string;
}
/** What a line may be about. The last is no day of its own: it says what holds beside them all. */
const DAYS: Readonly<Record<string, Days>> = {
  'Mon-Fri': { weekdays: WORKDAYS, spoken: 'weekdays' },
  Saturday: { weekdays: ['Saturday'], spoken: 'Saturdays' },
  Sunday: { weekdays: ['Sunday'], spoken: 'Sundays' },
  '24/7': { weekdays: [], spoken: '24/7' },
};
/** What a line may be about, as `days` names it. */
export const HOURS_LINES = Object.keys(DAYS);

/** From when to when, in hours since midnight. */
interface Span {
  opens: number;
  closes: number;
}

interface HoursLine extends Days {
  days: string;
  time: string;
  /** None when the line says it in words. */
  span: Span | undefined;
}

/** `8:00 AM` → 8, `6:30 PM` → 18.5. Undefined for what is no time. */
function hoursOf(time: string): number | undefined {
  const [, hour = '', minute = '', half] = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(time) ?? [];
  if (half === undefined) return undefined;
  return (Number(hour) % 12) + (half === 'PM' ? 12 : 0) + Number(minute) / 60;
}

/**
 * `8:00 AM-6:00 PM` → from 8 to 18, `8:00 AM-12:00 AM` → from 8 to 24. Undefined for all but two times of one
 * day, the earlier first.
 */
function spanOf(time: string): Span | undefined {
  const [opens, ends, ...others] = time.split('-').map(hoursOf);
  if (opens === undefined || ends === undefined || others.length > 0) return undefined;
  const closes = ends || DAY; // what ends at 12:00 AM ends with the day
  return opens < closes ? { opens, closes } : undefined;
}

/** 8 → `8`, 18 → `6`, 18.5 → `6:30`, 0 and 24 → `midnight`. */
function spokenTime(hours: number): string {
  if (hours % DAY === 0) return 'midnight';
  const hour = Math.floor(hours) % 12 || 12;
  const minutes = Math.round((hours % 1) * 60);
  return minutes === 0 ? `${hour}` : `${hour}:${String(minutes).padStart(2, '0')}`;
}

const spokenSpan = ({ opens, closes }: Span): string =>
  closes - opens === DAY ? 'all day' : `${spokenTime(opens)} to ${spokenTime(closes)}`;

/**
 * Hours within a sentence, without the lines in words: `weekdays 8 to 6, Saturdays 9 to 5 and Sundays all
 * day`.
 */
export function spokenHours(lines: Hours): string {
  const open = readHours(lines).flatMap(({ spoken, span }) =>
    span ? [`${spoken} ${spokenSpan(span)}`] : [],
  );
  return open.join(', ').replace(/, (?!.*, )/, ' and ');
}

/**
 * The business hours, read once for all that shows them: the page's words and bars, and what search
 * engines are told.
 */
export const readHours = (lines: Hours): HoursLine[] =>
  lines.map(({ days, time }) => {
    const known = DAYS[days] ?? { weekdays: [], spoken: days };
    return { days, time, ...known, span: spanOf(time) };
  });
