/** @jest-environment node */
import { endText, formatValue, valueText, type ValueFormat } from '@/lib/estimators/value-format';

const gigabytes = { unit: { one: 'gigabyte', other: 'gigabytes' }, suffix: 'GB' };
const users = { unit: { one: 'user', other: 'users' } };
const levels = { levels: ['Low', 'Middle', 'High'] };

it.each<[number, ValueFormat, string, string]>([
  [25_000_000, 'dollars', '$25,000,000', '$25,000,000'],
  [-375, 'dollars', '-$375', '-$375'],
  [1_488, 'number', '1,488', '1,488'],
  [99.52, { percent: 1 }, '99.5%', '99.5%'],
  [241.2, { percent: 0 }, '241%', '241%'],
  [1, levels, 'Low', 'Low'],
  [3, levels, 'High', 'High'],
  [1_000, gigabytes, '1,000 GB', '1,000 gigabytes'],
  [1, gigabytes, '1 GB', '1 gigabyte'],
  [25, users, '25', '25 users'],
  [1, users, '1', '1 user'],
])('shows %p in %j as %p and says %p', (value, format, shown, spoken) => {
  expect(formatValue(value, format)).toBe(shown);
  expect(valueText(value, format)).toBe(spoken);
});

it.each<[number, ValueFormat, string]>([
  [5_000, { ...gigabytes, suffix: 'GB / month' }, '5,000 GB'],
  [1_000, gigabytes, '1,000 GB'],
  [25_000, 'dollars', '$25,000'],
  [3, levels, 'High'],
])('ends a range at %p in %j with %p', (value, format, shown) => {
  expect(endText(value, format)).toBe(shown);
});

it('shows the number where there is no name for a level', () => {
  expect(formatValue(4, levels)).toBe('4');
  expect(formatValue(0, levels)).toBe('0');
});
