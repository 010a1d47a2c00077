/** An annual price per month, in whole dollars: "the annual price divided by 12, rounded" (specification 1, section 4). */
export function perMonthBilledAnnually(annual: number): number {
  return Math.round(annual / 12);
}
