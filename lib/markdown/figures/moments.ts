import { MONTHS } from '@/lib/format/dates';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DATE = /^([A-Z][a-z]+) (\d{1,2})(?:, (\d{4}))?$/;
const CLOCK = /^([A-Z][a-z]+) (?:(noon|midnight)|(\d{1,2})(?::([0-5]\d))? (am|pm))$/;

/** Days since 1970 of `August 22` (of any one year: a common one) or `August 22, 2024`. */
function dayOf(text: string): number | undefined {
  const [, month = '', day, year = '2023'] = DATE.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
  // A day that does not exist would be one of another month.
  return MONTHS[date.getUTCMonth()] === month ? date.getTime() / 86_400_000 : undefined;
}

/** Hours since Sunday of `Friday 6 pm`, `Sunday 10:30 am`, `Sunday noon`. */
function hourOf(text: string): number | undefined {
  const [, weekday = '', name, hour, minutes = '0', half] = CLOCK.exec(text) ?? [];
  const day = DAYS.indexOf(weekday);
  if (day < 0 || Number(hour) > 12 || Number(hour) === 0) return undefined;
  const named = name === 'noon' ? 12 : 0;
  const clock = hour ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : named;
  return day * 24 + clock + Number(minutes) / 60;
}

/** Whether a moment comes earlier on the weekday of the one before it: it would be taken for next week's. */
export const isEarlierThatDay = (before: string, when: string): boolean =>
  before.split(' ')[0] === when.split(' ')[0] && Number(hourOf(when)) < Number(hourOf(before));

/** Midnight and the hour after it, with which a day begins. */
const FIRST_HOUR = /^([A-Z][a-z]+) (?:midnight|12(?::[0-5]\d)? am)$/;

/**
 * `Saturday midnight` where `Friday midnight` follows on a later moment of Friday, and was meant for the night
 * after it: it would be taken for the one of the next week. Undefined where nothing of the kind is written.
 */
export function nextMidnight(before: string, when: string): string | undefined {
  const [, weekday = ''] = FIRST_HOUR.exec(when) ?? [];
  if (!weekday || !isEarlierThatDay(before, when)) return undefined;
  const next = DAYS[(DAYS.indexOf(weekday) + 1) % DAYS.length] ?? weekday;
  return when.replace(weekday, next);
}

const WEEK_HOURS = 168;

/** Units for which an axis has room to tick each. */
export const MOST_TICKS = 300;

/** What a timeline counts in, how its moments are written, and what they come to in that unit. */
export const TIMELINE_UNITS = {
  hours: { form: 'a moment such as Friday 6 pm or Sunday noon', read: hourOf },
  days: { form: 'a day such as August 22 or August 22, 2024', read: dayOf },
  weeks: { form: 'a day such as August 22 or August 22, 2024', read: dayOf },
} as const;
export type TimelineUnit = keyof typeof TIMELINE_UNITS;

/** Units from one moment to a later one; not above 0 where it is none. A week begins again. */
export function unitsBetween(first: number, later: number, unit: TimelineUnit): number {
  if (unit === 'hours') return (later - first + WEEK_HOURS) % WEEK_HOURS;
  return (later - first) / (unit === 'weeks' ? 7 : 1);
}

/** Whether a moment is written with its year. */
export const hasYear = (text: string): boolean => /, \d{4}$/.test(text);

/** Whether a day lacks the year that says whether it is there: February 29. */
export const isLeapDay = (text: string): boolean =>
  dayOf(text) === undefined && dayOf(`${text}, 2024`) !== undefined;

/** Whether a day without its year is nearer to the one before when New Year lies between them. */
export function isOverNewYear(before: string, day: string): boolean {
  const back = Number(dayOf(before)) - Number(dayOf(day));
  return !hasYear(day) && 365 - back < back;
}
