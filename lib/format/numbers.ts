/** Rounds away what binary fractions leave behind (1150.0000000001), to `digits` decimals (0 to 6). */
export function rounded(value: number, digits = 0): number {
  const factor = 10 ** digits;
  const result = Math.round((value + Math.sign(value) * Number.EPSILON) * factor) / factor;
  return result === 0 ? 0 : result; // no minus zero on the screen
}

/**
 * A number in Canadian English with thousands separators: `10000` → `10,000`.
 * `digits` is the greatest number of decimals; trailing zeros are dropped.
 * Written by hand because Intl's output depends on the ICU data of browser and build machine.
 */
export function grouped(value: number, digits = 0): string {
  const [whole = '0', fraction] = Math.abs(rounded(value, digits)).toString().split('.');
  const sign = rounded(value, digits) < 0 ? '-' : '';
  const separated = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}${separated}${fraction === undefined ? '' : `.${fraction}`}`;
}

/**
 * Dollars in Canadian English: `$1,150`, `-$320`, `$12.50`. No decimals when whole, else two.
 */
export function money(value: number): string {
  const amount = rounded(value, 2);
  const sign = amount < 0 ? '-' : '';
  const magnitude = Math.abs(amount);
  if (Number.isInteger(magnitude)) return `${sign}$${grouped(magnitude)}`;
  const [whole = '0', cents = ''] = magnitude.toFixed(2).split('.');
  return `${sign}$${grouped(Number(whole))}.${cents}`;
}

/** A number with its unit as it is spoken: `1 location`, `3 locations`. */
export function withUnit(value: number, unit: { one: string; other: string }): string {
  return `${grouped(value)} ${value === 1 ? unit.one : unit.other}`;
}
