/** @jest-environment node */
import { tally } from '@/lib/build/tally';

it.each([
  ['nothing of nothing', '', []],
  [
    'the most frequent first',
    'abbbcc',
    [
      ['b', 3],
      ['c', 2],
      ['a', 1],
    ],
  ],
  [
    'of as many the one that came first',
    'cabbac',
    [
      ['c', 2],
      ['a', 2],
      ['b', 2],
    ],
  ],
])('counts %s', (_, values, counts) => {
  expect(tally(values)).toEqual(counts);
});
