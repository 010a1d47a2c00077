import { LOCALE } from '@/lib/locale';

// A day is not a moment: read and shown in one zone, none can move it.
const long = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A calendar day in the long en-CA form: `2024-11-15` → `November 15, 2024`.
 * Throws a RangeError when the text is not a `YYYY-MM-DD` day.
 */
export function formatDate(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  // A day too many (February 30) would be read as one of the next month.
  if (!moment.toISOString().startsWith(`${day}T`)) throw new RangeError(`No day: ${day}`);
  return long.format(moment);
}

/** The day of a moment, by the clock of the machine that reads it, in the same form. */
export const formatDayOf = (moment: Date): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }).format(moment);
