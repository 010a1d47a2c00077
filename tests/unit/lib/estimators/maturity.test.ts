/** @jest-environment node */
import { bandOf } from '@/lib/estimators/maturity';
import { scoreBands } from '../../../specification';

const names = ['under40', 'from40', 'from60', 'from80'];

it.each(scoreBands.map((first, index) => [first, names[index]]))(
  'begins a band of recommendations at a score of %p: %s',
  (first, name) => expect(bandOf(Number(first))).toBe(name),
);

it.each(scoreBands.slice(1).map((first, index) => [first - 1, names[index]]))(
  'ends one at %p: %s',
  (last, name) => expect(bandOf(Number(last))).toBe(name),
);
