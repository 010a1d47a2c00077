// A day is not a moment: read and shown in one zone, none can move it.
const long = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A calendar day in the long en-CA form: `2024-11-15` → `November 15, 2024`.
 * Throws a RangeError when the text is not a `YYYY-MM-DD` day.
 */
export const formatDate = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/** The day of a moment, by the clock of the machine that reads it, in the same form. */
export const formatDayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(moment);
