const PLAN = 'plan';
const BILLING = 'billing';

/** Id of the one offer of a pricing panel, where plans have ids of their own. */
export const PANEL = 'pricing';

/** What a plan or an estimate puts into the contact form. */
export interface Prefill {
  service: string;
  message: string;
}

/** Prefills by plan (`healthcare.group`) and way to pay; the empty string where there is no choice. */
export type PlanPrefills = Readonly<Record<string, Readonly<Record<string, Prefill>>>>;

/** Name of a plan in an address: its page, and its id there. */
export const planName = (page: string, plan: string): string => `${page}.${plan}`;

/** The contact page's address for a plan: `/contact?plan=cybersecurity.essential&billing=annual`. */
export function planLink(page: string, plan: string, billing?: string): string {
  const query = new URLSearchParams({ [PLAN]: planName(page, plan) });
  if (billing !== undefined) query.set(BILLING, billing);
  return `/contact?${query}`;
}

const own = <Item>(items: Readonly<Record<string, Item>>, names: readonly string[]) =>
  names.length === 1 && Object.hasOwn(items, names[0] ?? '') ? items[names[0] ?? ''] : undefined;

/** What the plan in an address puts into the form. Undefined unless a page could have written the address. */
export function readPlan(query: URLSearchParams, plans: PlanPrefills): Prefill | undefined {
  const ways = own(plans, query.getAll(PLAN));
  const billing = query.getAll(BILLING);
  // The key of what has no choice is no way to pay that an address could name.
  if (!ways || billing.includes('')) return undefined;
  return own(ways, billing.length > 0 ? billing : ['']);
}
