const PLAN = 'plan';

/** What a plan or an estimate puts into the contact form. */
export interface Prefill {
  service: string;
  message: string;
}

/** Name of a plan in the contact page's address: page and plan, `healthcare.group`. */
export const planName = (page: string, plan: string): string => `${page}.${plan}`;

/** The contact page's address for a plan. */
export const planHref = (page: string, plan: string): string =>
  `/contact?${new URLSearchParams({ [PLAN]: planName(page, plan) })}`;

/** Contact addresses of plans by their ids. */
export const planHrefs = (
  page: string,
  plans: ReadonlyArray<{ id: string }>,
): Record<string, string> => Object.fromEntries(plans.map(({ id }) => [id, planHref(page, id)]));

/** The plan that an address names, once and to the letter; undefined otherwise. */
export function readPlan(
  query: URLSearchParams,
  plans: Readonly<Record<string, Prefill>>,
): Prefill | undefined {
  const [name, ...more] = query.getAll(PLAN);
  return name !== undefined && more.length === 0 && Object.hasOwn(plans, name)
    ? plans[name]
    : undefined;
}
