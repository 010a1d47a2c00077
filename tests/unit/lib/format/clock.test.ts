/** @jest-environment node */
import { formatClock, minutesAndSeconds } from '@/lib/format/clock';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [59.9, '0:59'],
  [60, '1:00'],
  [116, '1:56'],
  [3_600, '60:00'],
])('%d seconds are %s', (seconds, clock) => expect(formatClock(seconds)).toBe(clock));

it('counts whole minutes and seconds', () =>
  expect(minutesAndSeconds(116.7)).toEqual({ minutes: 1, seconds: 56 }));
