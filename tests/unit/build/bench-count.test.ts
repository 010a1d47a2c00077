/** @jest-environment node */
import { countOf } from '../../bench/count';

it('reads how many runs or articles a bench is asked for', () => {
  expect(countOf('runs', '1')).toBe(1);
  expect(countOf('articles', '10000')).toBe(10_000);
});

it.each(['cloud', '0', '-1', '1.5', '3x', '', '1e3'])('refuses %j, and says why', (given) => {
  expect(() => countOf('runs', given)).toThrow(
    `runs: expected a whole number, 1 or more (found "${given}")`,
  );
});
