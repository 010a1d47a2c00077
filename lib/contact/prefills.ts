import type { PlanPrefills, RequestPrefills } from './contact-link';
import type { SummaryCopy } from './summary';

/** Where what plans, requests and estimates write lies. */
export const PREFILLS_FILE = '/contact/prefills.json';

/** What is in that file. */
export interface Prefills {
  plans: PlanPrefills;
  requests: RequestPrefills;
  /** The words of every estimator, by its id. */
  estimates: Readonly<
    Record<string, SummaryCopy & { page: string; path: string; service: string }>
  >;
}

const each = (data: unknown, holds: (entry: unknown) => boolean): boolean =>
  Object(data) === data && !Array.isArray(data) && Object.values(Object(data)).every(holds);
const hasTexts = (data: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof Object(data)[name] === 'string');
const isPrefill = (data: unknown): boolean => hasTexts(data, 'service', 'message');
const isCopy = (data: unknown): boolean =>
  hasTexts(data, 'page', 'path', 'service') &&
  each(Object(data).inputs, (input) => hasTexts(input, 'label')) &&
  each(Object(data).results, (result) => typeof result === 'string' || hasTexts(result, 'label'));

/** What was fetched as the file of prefills. Throws when it is none: only words are written into the form. */
export function readPrefills(data: unknown): Prefills {
  const { plans, requests, estimates } = Object(data);
  const isWhole =
    each(plans, (ways) => each(ways, isPrefill)) &&
    each(requests, isPrefill) &&
    each(estimates, isCopy);
  if (!isWhole) throw new Error('not the prefills');
  return { plans, requests, estimates };
}
