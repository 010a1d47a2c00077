/** An annual price per month, in whole dollars: the annual price divided by 12, rounded. */
export function perMonthBilledAnnually(annual: number): number {
  return Math.round(annual / 12);
}
