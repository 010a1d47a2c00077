/**
 * A finite number in Canadian English, rounded to so many decimals; ties go away from zero, and what is
 * rounded to nothing has no sign. `unit` stands between sign and digits. It writes what Intl.NumberFormat
 * does (a test compares them), whose first use takes a slow phone a tenth of a second: at the first touch
 * of every page with figures, and in every step to one.
 */
function written(value: number, decimals: number, unit = ''): string {
  // What binary fractions leave behind (170.74999999999997) is gone at 12 digits, so a tie is one again,
  // and stays one where the point is moved in the text: 1.005 * 100 is less than 100.5.
  const [digits = '', power = '0'] = Math.abs(value).toPrecision(12).split('e');
  const rounded = Math.round(Number(`${digits}e${Number(power) + decimals}`));
  // A division of more than fifteen digits leaves some behind, too.
  const shown = Number((rounded / 10 ** decimals).toPrecision(15));
  const [whole = '', ...fraction] = shown.toFixed(decimals).split('.');
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
  return `${value < 0 && rounded > 0 ? '-' : ''}${unit}${grouped}`;
}

/** A whole number in Canadian English: `10000` → `10,000`. Rounded once; ties go away from zero. */
export const formatNumber = (value: number): string => written(value, 0);

/** Percent with just so many decimals: `28.75` → `28.8%`. Rounded once; ties go away from zero. */
export const formatPercent = (value: number, decimals: number): string =>
  `${written(value, decimals)}%`;

/** Dollars: `$1,150`, `-$320`, `$12.50`. No decimals when whole, else two; ties go away from zero. */
export const formatDollars = (value: number): string => written(value, 2, '$').replace('.00', '');

/** The number that a figure shows, as a reader would take it: `-$1,234.50` → -1234.5, `150 percent` → 150. */
export const shownNumber = (formatted: string): number =>
  Number.parseFloat(formatted.replace(/[$,]/g, ''));

/** A number with its unit as it is spoken: `1 location`, `3 locations`. */
export const formatWithUnit = (value: number, unit: { one: string; other: string }): string =>
  `${formatNumber(value)} ${value === 1 ? unit.one : unit.other}`;
