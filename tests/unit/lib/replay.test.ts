/** @jest-environment node */
import { READING_MS, stepAt, timeAfter } from '@/lib/replay';

const moments = [0, 20, 200];

it.each([
  [0, 0],
  [19.9, 0],
  [20, 1],
  [199, 1],
  [200, 2],
])('shows at %d seconds the step %d', (time, step) => expect(stepAt(time, moments)).toBe(step));

it('spends as long on every step, however long it took', () => {
  expect(timeAfter(0, READING_MS / 2, moments)).toBe(10);
  expect(timeAfter(20, READING_MS / 2, moments)).toBe(110);
  expect(timeAfter(0, READING_MS, moments)).toBe(20);
  expect(timeAfter(20, READING_MS, moments)).toBe(200);
});

it('leaves out no step, and stays at the end', () => {
  expect(timeAfter(0, READING_MS * 9, moments)).toBe(20);
  expect(timeAfter(200, READING_MS, moments)).toBe(200);
});

it('arrives exactly, in whatever steps it is played', () => {
  let time = 0;
  let played = 0;
  for (; time < 200 && played < READING_MS * 3; played += 200) time = timeAfter(time, 200, moments);
  expect(time).toBe(200);
  expect(played).toBe(READING_MS * 2);
});
