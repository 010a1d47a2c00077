/** The two ways to pay, by the month or for a year, the default first: ids, as an address names them. */
export const MONTHLY_OR_ANNUAL = ['monthly', 'annual'] as const;

/** An annual price per month, in whole dollars: the annual price divided by 12, rounded. */
export function perMonthBilledAnnually(annual: number): number {
  return Math.round(annual / 12);
}
