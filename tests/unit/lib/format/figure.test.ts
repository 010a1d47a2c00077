/** @jest-environment node */
import { splitFigure } from '@/lib/format/figure';

it.each([
  ['99.9% Uptime', '99.9%', ' Uptime'],
  ['2 to 4 hours', '2', ' to 4 hours'],
  ['24/7', '24/7', ''],
  ['', '', ''],
])('%p is %p and %p', (figure, number, rest) => {
  expect(splitFigure(figure)).toEqual([number, rest]);
});
