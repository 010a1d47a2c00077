const MONTHS = [
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
] as const;

/**
 * A calendar day in the long en-CA form: `2024-11-15` → `November 15, 2024`.
 * Built from the text alone: a day is not a moment, so no time zone can move it.
 * Throws a RangeError when the text is not a `YYYY-MM-DD` day.
 */
export function longDate(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const month = MONTHS[Number(match?.[2]) - 1];
  if (!match || !month) throw new RangeError(`Not a calendar day: ${day}`);
  return `${month} ${Number(match[3])}, ${match[1]}`;
}
