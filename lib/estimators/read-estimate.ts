import { BILLING, ESTIMATE } from './estimate-link';
import { isPossible, type EstimatorModel, type Values } from './model';
import { estimatorById } from './registry';

/** A parameter that stands in the query once. */
function only(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name);
  return more.length === 0 ? value : undefined;
}

interface ReadEstimate {
  model: EstimatorModel;
  values: Values;
  billing: string | undefined;
}

/**
 * Reads an estimate from the contact page's query. Undefined when anything about it is not what the
 * estimator could have written: an unknown id or way to pay, a value missing, repeated, out of bounds,
 * off its step, or not plain digits.
 */
export function readEstimate(query: URLSearchParams): ReadEstimate | undefined {
  const model = estimatorById(only(query, ESTIMATE) ?? '');
  if (!model) return undefined;
  const values: Values = {};
  for (const [key, bounds] of Object.entries(model.inputs)) {
    const text = only(query, key);
    if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined;
    const value = Number(text);
    if (!isPossible(value, bounds)) return undefined;
    values[key] = value;
  }
  const billing = model.billing?.find((id) => id === only(query, BILLING));
  const stated = model.billing ? billing !== undefined : !query.has(BILLING);
  return stated ? { model, values, billing } : undefined;
}
