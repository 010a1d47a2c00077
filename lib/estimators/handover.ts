import { estimators, type EstimatorId } from './registry';
import { isPossible, type Values } from './model';

const ESTIMATE = 'estimate';

/** The contact page's address for an estimate: its name and the slider values, never a price. */
export function handoverHref(id: EstimatorId, values: Values<string>): string {
  const query = new URLSearchParams({ [ESTIMATE]: id });
  for (const [key, value] of Object.entries(values)) query.set(key, String(value));
  return `/contact?${query}`;
}

const isEstimator = (id: string): id is EstimatorId => Object.hasOwn(estimators, id);

/**
 * Reads an estimate from the contact page's query. Undefined when anything about it is not what a
 * slider could have written: an unknown name, a value missing, repeated, out of bounds, off its step,
 * or not plain digits.
 */
export function readHandover(
  query: URLSearchParams,
): { id: EstimatorId; values: Values<string>; headline: string } | undefined {
  const [id, ...more] = query.getAll(ESTIMATE);
  if (id === undefined || more.length > 0 || !isEstimator(id)) return undefined;
  const { inputs, headline } = estimators[id];
  const values: Values<string> = {};
  for (const [key, bounds] of Object.entries(inputs)) {
    const [text, ...repeated] = query.getAll(key);
    if (text === undefined || repeated.length > 0 || !/^\d{1,9}$/.test(text)) return undefined;
    const value = Number(text);
    if (!isPossible(value, bounds)) return undefined;
    values[key] = value;
  }
  return { id, values, headline: headline(values) };
}
