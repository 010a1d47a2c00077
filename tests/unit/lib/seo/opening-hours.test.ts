/** @jest-environment node */
import { openingHours } from '@/lib/seo/opening-hours';

const spans = (lines: Parameters<typeof openingHours>[0]) =>
  openingHours(lines).map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]);

it('reads hours, and leaves out the lines in words', () => {
  const lines = [
    { days: 'Mon-Fri', time: '8:00 AM-6:00 PM' },
    { days: 'Saturday', time: '9:00 AM-5:00 PM' },
    { days: 'Sunday', time: 'Emergency Only' },
  ];
  expect(spans(lines)).toEqual([
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '18:00'],
    [['Saturday'], '09:00', '17:00'],
  ]);
});

it('knows midnight and noon', () => {
  expect(spans([{ days: 'Saturday', time: '12:00 AM-12:30 PM' }])).toEqual([
    [['Saturday'], '00:00', '12:30'],
  ]);
});

it('tells what ends with the day, and what is all of it', () => {
  const lines = [
    { days: 'Saturday', time: '8:00 AM-12:00 AM' },
    { days: 'Sunday', time: 'All day' },
  ];
  expect(spans(lines)).toEqual([
    [['Saturday'], '08:00', '00:00'],
    [['Sunday'], '00:00', '23:59'],
  ]);
});

it.each([
  { days: 'Sunday', time: 'Emergency Only' },
  { days: 'Sunday', time: '9:00 AM' },
  { days: 'Sunday', time: '9:00-17:00' },
  { days: 'Sunday', time: '9:00 AM-5:00 PM by appointment' },
  { days: 'Holidays', time: '9:00 AM-5:00 PM' },
])('takes %j for words', (line) => expect(openingHours([line])).toEqual([]));

it.each(['20', '55'])('tells minutes that are no round part of an hour: %s', (minutes) => {
  expect(spans([{ days: 'Saturday', time: `8:10 AM-5:${minutes} PM` }])).toEqual([
    [['Saturday'], '08:10', `17:${minutes}`],
  ]);
});
