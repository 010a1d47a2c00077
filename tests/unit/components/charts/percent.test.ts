import { percent, shareOf } from '@/components/charts/percent';

it.each([
  [1, 3, '33.33%'],
  [2, 2, '100%'],
  [-1, 4, '-25%'],
  [0, 0, '0%'],
])('takes %p of %p for %s', (part, whole, length) => {
  expect(percent(shareOf(part, whole))).toBe(length);
});
