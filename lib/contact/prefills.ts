import type { PlanPrefills, RequestPrefills } from './contact-link';
import type { SummaryCopy } from './summary';

/** Where what plans, requests and estimates write lies. */
export const PREFILLS_FILE = '/contact/prefills.json';

interface Prefills {
  plans: PlanPrefills;
  requests: RequestPrefills;
  /** The words of every estimator, by its id. */
  estimates: Readonly<
    Record<string, SummaryCopy & { page: string; path: string; service: string }>
  >;
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  Object(data) === data && !Array.isArray(data);
const hasTexts = (data: unknown, names: readonly string[]): boolean =>
  isObject(data) && names.every((name) => typeof data[name] === 'string');
const isPrefill = (data: unknown): boolean => hasTexts(data, ['service', 'message']);
const each = (data: unknown, holds: (entry: unknown) => boolean): boolean =>
  isObject(data) && Object.values(data).every(holds);
const isCopy = (data: unknown): boolean =>
  hasTexts(data, ['page', 'path', 'service']) &&
  isObject(data) &&
  each(data.inputs, (input) => hasTexts(input, ['label'])) &&
  each(data.results, (result) => typeof result === 'string' || hasTexts(result, ['label']));

/** What was fetched as the file of prefills. Throws when it is none: only words are written into the form. */
export function readPrefills(data: unknown): Prefills {
  const { plans, requests, estimates } = Object(data);
  if (!each(plans, (ways) => each(ways, isPrefill)) || !each(requests, isPrefill))
    throw new Error('not the prefills');
  if (!each(estimates, isCopy)) throw new Error('not the words of the estimators');
  return { plans, requests, estimates };
}
