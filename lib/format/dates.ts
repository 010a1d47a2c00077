/** The months as a date names them, from the first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Not by Intl.DateTimeFormat (a test compares them): numbers.ts says what its first use costs. */
const written = (year: number, month: number, day: number): string =>
  `${MONTHS[month]} ${day}, ${year}`;

/**
 * A calendar day in the long en-CA form: `2024-11-15` → `November 15, 2024`.
 * Throws a RangeError when the text is not a `YYYY-MM-DD` day.
 */
export function formatDate(day: string): string {
  // A day is not a moment: read and shown in one zone, none can move it.
  const moment = new Date(`${day}T00:00:00Z`);
  // A day too many (February 30) would be read as one of the next month.
  if (!moment.toISOString().startsWith(`${day}T`)) throw new RangeError(`No day: ${day}`);
  return written(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}

/** The day of a moment, by the clock of the machine that reads it, in the same form. */
export const formatDayOf = (moment: Date): string =>
  written(moment.getFullYear(), moment.getMonth(), moment.getDate());
