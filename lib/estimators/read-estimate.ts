import { BILLING, only } from '@/lib/query';
import { ESTIMATE, readSettings } from './estimate-link';
import type { EstimatorModel, Values } from './model';
import { estimatorById } from './registry';

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
  const { values, billing } = readSettings(model, query);
  const complete = Object.keys(model.inputs).every((input) => Object.hasOwn(values, input));
  const stated = model.billing ? billing !== undefined : !query.has(BILLING);
  return complete && stated ? { model, values, billing } : undefined;
}
