import { slugOf } from '@/lib/format/slug';
import { BILLING, only } from '@/lib/query';
import { FORM_TITLE_ID } from './form-ids';

/** Names of what an address asks for. */
export const PLAN = 'plan';
export const REQUEST = 'request';

/** Id of the one offer of a pricing panel, where plans have ids of their own. */
export const PANEL = 'pricing';

/** Names in an address of pages that have no slug. */
export const HOME = 'home';
export const LIBRARY = 'resources';

/** What a plan, a request or an estimate puts into the contact form. */
export interface Prefill {
  service: string;
  message: string;
}

/** Prefills by plan (`healthcare.group`) and way to pay; the empty string where there is no choice. */
export type PlanPrefills = Readonly<Record<string, Readonly<Record<string, Prefill>>>>;

/** Name of a plan in an address: its page, and its id there. */
export const planName = (page: string, plan: string): string => `${page}.${plan}`;

/** The contact form's address for a plan: `/contact?plan=cybersecurity.essential&billing=annual`, and its anchor. */
export function planLink(page: string, plan: string, billing?: string): string {
  const query = new URLSearchParams({ [PLAN]: planName(page, plan) });
  if (billing !== undefined) query.set(BILLING, billing);
  return `/contact?${query}#${FORM_TITLE_ID}`;
}

const own = <Item>(items: Readonly<Record<string, Item>>, name: string | undefined) =>
  name !== undefined && Object.hasOwn(items, name) ? items[name] : undefined;

/** What the plan in an address puts into the form. Undefined unless a page could have written the address. */
export function readPlan(query: URLSearchParams, plans: PlanPrefills): Prefill | undefined {
  const ways = own(plans, only(query, PLAN));
  // The key of what has no choice is no way to pay that an address could name.
  const billing = query.has(BILLING) ? only(query, BILLING) || undefined : '';
  return ways && own(ways, billing);
}

/** Prefills by request (`cybersecurity.get-security-assessment`). */
export type RequestPrefills = Readonly<Record<string, Prefill>>;

/** Name of a request in an address: the page it is made on, and the words of its button. */
export const requestName = (page: string, label: string): string => `${page}.${slugOf(label)}`;

/** The contact page's address for what a button asks for. */
export const requestLink = (page: string, label: string): string =>
  `/contact?${REQUEST}=${requestName(page, label)}`;

/** What the request in an address puts into the form. Undefined unless a page could have written the address. */
export const readRequest = (
  query: URLSearchParams,
  requests: RequestPrefills,
): Prefill | undefined => own(requests, only(query, REQUEST));
