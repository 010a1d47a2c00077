import { longDate } from '@/lib/format/dates';
import { grouped, money, rounded, withUnit } from '@/lib/format/numbers';

describe('longDate', () => {
  it.each([
    ['2024-11-15', 'November 15, 2024'],
    ['2024-01-01', 'January 1, 2024'],
    ['2024-12-31', 'December 31, 2024'],
  ])('writes %s as %s', (day, written) => expect(longDate(day)).toBe(written));

  it.each(['2024-13-01', '15.11.2024', '', '2024-11-15T00:00:00Z'])('refuses %p', (text) => {
    expect(() => longDate(text)).toThrow(RangeError);
  });
});

describe('money', () => {
  it.each([
    [725, '$725'],
    [1150, '$1,150'],
    [1150.0000000001, '$1,150'],
    [-320, '-$320'],
    [-1234567, '-$1,234,567'],
    [12.5, '$12.50'],
    [0.1 + 0.2, '$0.30'],
    [1000000, '$1,000,000'],
    [0, '$0'],
    [-0.001, '$0'],
    [999.999, '$1,000'],
  ])('writes %p as %s', (value, written) => expect(money(value)).toBe(written));
});

describe('grouped and rounded', () => {
  it.each([
    [10000, 0, '10,000'],
    [99.5, 1, '99.5'],
    [99.04, 1, '99'],
    [-1234.56, 1, '-1,234.6'],
    [100, 0, '100'],
  ])('groups %p with %p decimals as %s', (value, digits, written) => {
    expect(grouped(value, digits)).toBe(written);
  });
  it('never yields minus zero', () => expect(Object.is(rounded(-0.2), 0)).toBe(true));
});

describe('withUnit', () => {
  it('counts in singular and plural', () => {
    const unit = { one: 'location', other: 'locations' };
    expect(withUnit(1, unit)).toBe('1 location');
    expect(withUnit(2000, unit)).toBe('2,000 locations');
  });
});
