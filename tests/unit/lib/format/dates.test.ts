/** @jest-environment node */
import fc from 'fast-check';
import { formatDate, formatDayOf } from '@/lib/format/dates';

it.each([
  ['2024-11-15', 'November 15, 2024'],
  ['2024-01-01', 'January 1, 2024'],
  ['2024-02-29', 'February 29, 2024'],
  ['2024-12-31', 'December 31, 2024'],
])('writes %s as %s', (day, written) => expect(formatDate(day)).toBe(written));

it.each([
  '2024-13-01',
  '2024-11-32',
  '2024-02-30',
  '2023-02-29',
  '15.11.2024',
  '',
  '2024',
  '2024-11-15T00:00:00Z',
])('refuses %p', (text) => expect(() => formatDate(text)).toThrow(RangeError));

it('writes what Intl.DateTimeFormat writes', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  });
  const long = { dateStyle: 'long' } as const;
  fc.assert(
    fc.property(days, (moment) => {
      expect(formatDate(moment.toISOString().slice(0, 10))).toBe(
        new Intl.DateTimeFormat('en-CA', { ...long, timeZone: 'UTC' }).format(moment),
      );
      expect(formatDayOf(moment)).toBe(new Intl.DateTimeFormat('en-CA', long).format(moment));
    }),
    { numRuns: 1_000 },
  );
});

it('takes the day of a moment from the clock that reads it', () => {
  expect(formatDayOf(new Date(2026, 0, 31, 0, 0, 1))).toBe('January 31, 2026');
  expect(formatDayOf(new Date(2026, 0, 31, 23, 59, 59))).toBe('January 31, 2026');
  expect(formatDayOf(new Date(2026, 11, 31, 23, 59, 59))).toBe('December 31, 2026');
  // Where that clock is at UTC, none of this says anything.
  expect(new Date(2026, 0, 31).getTimezoneOffset()).not.toBe(0);
});
