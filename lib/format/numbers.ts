import { CURRENCY, LOCALE } from '@/lib/locale';

/** What binary fractions leave behind (170.74999999999997) is gone at 12 digits, so a tie is one again. */
const exact = (value: number) => value.toPrecision(12) as Intl.StringNumericLiteral;

/** Rounded to nothing, a loss has no sign: `-0` is `0`. */
const unsigned = (text: string): string => text.replace(/^-(?=\D*0(\.0+)?$)/, '');

const dollars = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: CURRENCY,
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
});

const decimal = (least: number, most: number): Intl.NumberFormat =>
  new Intl.NumberFormat(LOCALE, { minimumFractionDigits: least, maximumFractionDigits: most });

const whole = decimal(0, 0);

/** A whole number in Canadian English: `10000` → `10,000`. Rounded once; ties go away from zero. */
export const formatNumber = (value: number): string => unsigned(whole.format(exact(value)));

/** Percent with just so many decimals: `28.75` → `28.8%`. Rounded once; ties go away from zero. */
export const formatPercent = (value: number, decimals: number): string =>
  `${unsigned(decimal(decimals, decimals).format(exact(value)))}%`;

/** Dollars: `$1,150`, `-$320`, `$12.50`. No decimals when whole, else two; ties go away from zero. */
export const formatDollars = (value: number): string => unsigned(dollars.format(exact(value)));

/** The number that a figure shows, as a reader would take it: `-$1,234.50` → -1234.5, `99.5%` → 99.5. */
export const shownNumber = (formatted: string): number => Number(formatted.replace(/[$,%]/g, ''));

/** A number with its unit as it is spoken: `1 location`, `3 locations`. */
export const formatWithUnit = (value: number, unit: { one: string; other: string }): string =>
  `${formatNumber(value)} ${value === 1 ? unit.one : unit.other}`;
