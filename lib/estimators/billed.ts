import { MONTHLY_OR_ANNUAL } from '@/lib/pricing';

const [, ANNUAL] = MONTHLY_OR_ANNUAL;

/**
 * A cost by the month as the two ways to pay have it: what it comes to billed annually (`annually` says how), the
 * price of the way that is chosen, and the discount, which is what that takes off. Dollars a month.
 */
export function billed<Cost extends { monthly: number }>(
  cost: Cost,
  annually: (monthly: number) => number,
  billing: string | undefined,
) {
  const monthlyBilledAnnually = annually(cost.monthly);
  const price = billing === ANNUAL ? monthlyBilledAnnually : cost.monthly;
  return { price, cost: { ...cost, monthlyBilledAnnually, discount: price - cost.monthly } };
}

/** Name of the result that is the price of the way to pay. */
export const billedHeadline = (billing?: string): 'monthlyBilledAnnually' | 'monthly' =>
  billing === ANNUAL ? 'monthlyBilledAnnually' : 'monthly';
