/** Name in an address of the way to pay: of a plan, or of an estimate. */
export const BILLING = 'billing';

/** A parameter that stands in the query once. */
export function only(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name);
  return more.length === 0 ? value : undefined;
}
