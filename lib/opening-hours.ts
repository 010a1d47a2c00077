import { LOCALE } from '@/lib/locale';

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

/** Which no two times say as a reader would. */
const ALL_DAY = /^(?:open )?all day$/i;

/**
 * `8:00 AM-6:00 PM` → from 8 to 18, `8:00 AM-12:00 AM` → from 8 to 24, `All day` → from 0 to 24. Undefined for
 * everything else.
 */
function spanOf(time: string): Span | undefined {
  if (ALL_DAY.test(time)) return { opens: 0, closes: DAY };
  const [opens, ends, ...others] = time.split('-').map(hoursOf);
  if (opens === undefined || ends === undefined || others.length > 0) return undefined;
  const closes = opens > 0 && ends === 0 ? DAY : ends; // what ends at 12:00 AM ends with the day
  return opens < closes ? { opens, closes } : undefined;
}

/** 8 → `8`, 18 → `6`, 18.5 → `6:30`, 12 → `noon`, 0 and 24 → `midnight`. */
function spokenTime(hours: number): string {
  if (hours % DAY === 0) return 'midnight';
  if (hours === DAY / 2) return 'noon';
  const hour = Math.floor(hours) % 12 || 12;
  const minutes = Math.round((hours % 1) * 60);
  return minutes === 0 ? `${hour}` : `${hour}:${String(minutes).padStart(2, '0')}`;
}

/** Whether it is a whole day. */
export const isAllDay = ({ opens, closes }: Span): boolean => closes - opens === DAY;

const spokenSpan = (span: Span): string =>
  isAllDay(span) ? 'all day' : `${spokenTime(span.opens)} to ${spokenTime(span.closes)}`;

const and = new Intl.ListFormat(LOCALE);

/** Days that have a name together. */
const TOGETHER: Readonly<Record<string, string>> = {
  'Saturdays,Sundays': 'weekends',
  'weekdays,Saturdays,Sundays': 'every day',
};

/**
 * Hours within a sentence, without the lines in words, those that are alike together: `weekdays 8 to 6 and
 * weekends 9 to 5`, `every day 8 to midnight`.
 */
export function spokenHours(lines: Hours): string {
  const open = readHours(lines).flatMap(({ spoken, span }) =>
    span ? [{ spoken, hours: spokenSpan(span) }] : [],
  );
  const alike = [...new Set(open.map(({ hours }) => hours))].map((hours) => {
    const days = open.filter((line) => line.hours === hours).map(({ spoken }) => spoken);
    return `${TOGETHER[days.join()] ?? and.format(days)} ${hours}`;
  });
  return and.format(alike);
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
