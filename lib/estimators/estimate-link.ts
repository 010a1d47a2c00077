import { FORM_TITLE_ID } from '@/lib/contact/form-ids';
import { BILLING, only } from '@/lib/query';
import { CALCULATOR_ID } from './calculator-id';
import { isPossible, type EstimatorModel, type Values } from './model';

/** Name in the contact page's address of an estimate: its value is the estimator's id. */
export const ESTIMATE = 'estimate';

/** What a visitor has set, as a query: the slider values and the way to pay, never a price. */
function settings(model: EstimatorModel, values: Values, billing?: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) query.set(key, String(value));
  if (model.billing) query.set(BILLING, billing ?? model.billing[0]);
  return query;
}

/** The contact form's address for an estimate: its id and what is set. */
export function estimateLink(model: EstimatorModel, values: Values, billing?: string): string {
  const query = new URLSearchParams([[ESTIMATE, model.id], ...settings(model, values, billing)]);
  return `/contact?${query}#${FORM_TITLE_ID}`;
}

/** The address under which the estimator's own page shows the estimate again. */
export const keptLink = (page: string, model: EstimatorModel, values: Values, billing?: string) =>
  `${page}?${settings(model, values, billing)}#${CALCULATOR_ID}`;

/** What a query has to hold for an estimator's page to read it at once (`data-scripts-now`): its first slider. */
export const signOfSettings = ({ inputs }: EstimatorModel) => `${Object.keys(inputs)[0]}=`;

/**
 * The slider values and the way to pay that a query sets. Each is left out unless the estimator could have
 * written it: once, in plain digits, within its bounds, on its step, a way to pay that there is.
 */
export function readSettings(model: EstimatorModel, query: URLSearchParams) {
  const values: Values = {};
  for (const [key, bounds] of Object.entries(model.inputs)) {
    const text = only(query, key) ?? '';
    if (/^(?:0|[1-9]\d{0,8})$/.test(text) && isPossible(Number(text), bounds))
      values[key] = Number(text);
  }
  const billing = model.billing?.find((id) => id === only(query, BILLING));
  return { values, billing };
}
