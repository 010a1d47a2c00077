/** @jest-environment node */
import { isFull, outcomeOf } from '@/lib/estimators/outcome';

it.each([
  ['$12.50', 0, 'gain'],
  ['$0', 0, 'even'],
  ['-$1,234', 0, 'loss'],
  ['0%', 0, 'even'],
  ['99.9%', 100, 'loss'],
  ['100.0%', 100, 'even'],
  ['1,234.5%', 100, 'gain'],
])('reads %s, where %p breaks even, as %s', (formatted, breakEven, outcome) => {
  expect(outcomeOf({ formatted }, breakEven)).toBe(outcome);
});

it('takes 0 for break-even', () => {
  expect(outcomeOf({ formatted: '-1%' })).toBe('loss');
  expect(outcomeOf({ formatted: '0%' })).toBe('even');
});

it.each([
  ['99.9%', false],
  ['100%', true],
  ['1,234%', true],
])('takes %s for full: %p', (formatted, full) => expect(isFull({ formatted })).toBe(full));
