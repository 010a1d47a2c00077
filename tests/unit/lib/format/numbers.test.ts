/** @jest-environment node */
import fc from 'fast-check';
import {
  formatDollars,
  formatNumber,
  formatPercent,
  formatWithUnit,
  shownNumber,
} from '@/lib/format/numbers';

describe('dollars', () => {
  it.each([
    [725, '$725'],
    [1_150, '$1,150'],
    [-320, '-$320'],
    [-1_234_567, '-$1,234,567'],
    [12.5, '$12.50'],
    [0, '$0'],
    [999.999, '$1,000'],
  ])('writes %p as %s', (value, written) => expect(formatDollars(value)).toBe(written));

  it.each([
    [0.125, '$0.13'],
    [-0.125, '-$0.13'],
    [1.005, '$1.01'],
    [2.675, '$2.68'],
  ])('rounds the tie %p away from zero: %s', (value, written) => {
    expect(formatDollars(value)).toBe(written);
  });

  it.each([
    [0.1 + 0.2, '$0.30'],
    [1_150.0000000001, '$1,150'],
    [170.74999999999997, '$170.75'],
    [1.1 * 3, '$3.30'],
  ])('wipes what binary fractions leave behind: %p is %s', (value, written) => {
    expect(formatDollars(value)).toBe(written);
  });

  it.each([-0, -0.001, -0.004999])('never writes minus nothing: %p', (value) => {
    expect(formatDollars(value)).toBe('$0');
  });
});

describe('whole numbers', () => {
  it.each([
    [0, '0'],
    [100, '100'],
    [10_000, '10,000'],
    [-1_234.4, '-1,234'],
    [217.5, '218'],
    [-217.5, '-218'],
    [0.5, '1'],
    [1.4999999999999998, '2'],
  ])('writes %p as %s', (value, written) => expect(formatNumber(value)).toBe(written));

  it.each([-0, -0.2, -0.49])('never writes minus nothing: %p', (value) => {
    expect(formatNumber(value)).toBe('0');
  });

  it('can be read back, whatever the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (value) => {
        expect(Number(formatNumber(value).replaceAll(',', ''))).toBe(value + 0);
      }),
    );
  });
});

describe('percent', () => {
  it.each([
    [99.5247, 1, '99.5%'],
    [241.176, 0, '241%'],
    [2, 1, '2.0%'],
    [100, 0, '100%'],
    [28.75, 1, '28.8%'],
    [170.75, 1, '170.8%'],
    [170.74999999999997, 1, '170.8%'],
    [0.5, 0, '1%'],
    [-0.5, 0, '-1%'],
    [-12.34, 1, '-12.3%'],
    [1_234.56, 1, '1,234.6%'],
  ])('writes %p with %p decimals as %s', (value, decimals, written) => {
    expect(formatPercent(value, decimals)).toBe(written);
  });

  it.each([
    [-0.04, 1, '0.0%'],
    [-0.4, 0, '0%'],
    [-0, 1, '0.0%'],
  ])('never writes minus nothing: %p with %p decimals is %s', (value, decimals, written) => {
    expect(formatPercent(value, decimals)).toBe(written);
  });
});

it('writes what Intl.NumberFormat writes', () => {
  const amount = fc.double({ min: -1e14, max: 1e14, noNaN: true });
  const tie = fc.integer({ min: -1e9, max: 1e9 }).map((halves) => halves / 2_000);
  fc.assert(
    fc.property(fc.oneof(amount, tie), fc.nat({ max: 4 }), (value, decimals) => {
      const exact = value.toPrecision(12) as Intl.StringNumericLiteral;
      const written = (options: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat('en-CA', { signDisplay: 'negative', ...options }).format(exact);
      expect(formatNumber(value)).toBe(written({ maximumFractionDigits: 0 }));
      expect(formatPercent(value, decimals)).toBe(
        `${written({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })}%`,
      );
      expect(formatDollars(value)).toBe(
        written({
          style: 'currency',
          currency: 'CAD',
          currencyDisplay: 'narrowSymbol',
          trailingZeroDisplay: 'stripIfInteger',
        }),
      );
    }),
    { numRuns: 2_000, examples: [[61_277_822_745_650, 4]] },
  );
});

it.each([
  [formatDollars(-1_234.5), -1_234.5],
  [formatPercent(99.96, 1), 100],
  [formatNumber(10_000), 10_000],
  ['1,500 percent', 1_500],
])('reads %s as a reader would', (shown, value) => expect(shownNumber(shown)).toBe(value));

it('counts in singular and plural', () => {
  const unit = { one: 'location', other: 'locations' };
  expect(formatWithUnit(0, unit)).toBe('0 locations');
  expect(formatWithUnit(1, unit)).toBe('1 location');
  expect(formatWithUnit(2_000, unit)).toBe('2,000 locations');
});
