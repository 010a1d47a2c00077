import type { EstimatorModel, Values } from './model';

export const ESTIMATE = 'estimate';
export const BILLING = 'billing';

/** The contact page's address for an estimate: its id, the slider values and the way to pay, never a price. */
export function estimateLink(model: EstimatorModel, values: Values, billing?: string): string {
  const query = new URLSearchParams({ [ESTIMATE]: model.id });
  for (const [key, value] of Object.entries(values)) query.set(key, String(value));
  if (model.billing) query.set(BILLING, billing ?? model.billing[0]);
  return `/contact?${query}`;
}
