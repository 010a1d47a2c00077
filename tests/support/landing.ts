import { landingPages } from '../../content/landing-pages';
import { shownOf, type LandingContent } from '../../content/schema/landing';
import type { Tab } from '../../content/schema/sections';
import { answerLines } from '../../lib/estimators/answer';
import {
  defaultsOf,
  type EstimatorModel,
  type InputBounds,
  type Values,
} from '../../lib/estimators/model';
import { estimatorById } from '../../lib/estimators/registry';
import { routePaths } from '../specification';

/** An estimator's words, whichever it is. */
export type EstimatorWords = NonNullable<LandingContent['estimator']> & {
  method: string;
  handover: string;
};

/** What some landing pages have and others have not. */
interface Parts extends Required<Pick<LandingContent, 'faqs' | 'plans' | 'pricing'>> {
  estimator: EstimatorWords;
  tabs: { title: string; items: readonly Tab[] };
}

/** The landing pages that have all of these parts. Throws when none has: a loop over nothing tests nothing. */
export function pagesWith<Part extends keyof Parts>(...parts: readonly Part[]) {
  const pages = landingPages.filter((page): page is LandingContent & Pick<Parts, Part> =>
    parts.every((part) => part in shownOf(page)),
  );
  if (pages.length === 0) throw new Error(`no landing page has ${parts.join(' and ')}`);
  return pages;
}

/** Whether the specification has this page: it says how many of everything there are, others may have fewer. */
export const isSpecified = (path: string): boolean => routePaths.includes(path);

/** The first specified landing page that has all of these parts: an example of many. */
export function examplePage<Part extends keyof Parts>(...parts: readonly Part[]) {
  const page = pagesWith(...parts).find(({ path }) => isSpecified(path));
  if (!page) throw new Error(`no specified page has ${parts.join(' and ')}`);
  return page;
}

/** What search engines are told of the tax on every price: the page says it to every reader as well. */
export const BEFORE_TAX = 'before HST';

/** The landing pages of one kind, in the order of the menu. */
export const pagesOfKind = (kind: LandingContent['kind']) =>
  landingPages.filter((page) => page.kind === kind);

/** How many pages of one kind there are, how many of them show prices, and how many of these a calculator. */
export function countsOf(kind: LandingContent['kind']) {
  const pages = pagesOfKind(kind).map(shownOf);
  const priced = pages.filter(({ pricing, plans }) => pricing ?? plans);
  const calculating = priced.filter(({ estimator }) => estimator);
  return { pages: pages.length, priced: priced.length, calculators: calculating.length };
}

/** The model that an estimator's words belong to. */
export function modelOf({ id }: { id: string }): EstimatorModel {
  const model = estimatorById(id);
  if (!model) throw new Error(`no estimator ${id}`);
  return model;
}

/** An estimator's sliders by name, in their order. */
export const slidersOf = (copy: EstimatorWords) =>
  Object.entries<InputBounds>(modelOf(copy).inputs);

/** The estimator's first slider: its name and its bounds. */
export function firstSlider(copy: EstimatorWords): [string, InputBounds] {
  const [first] = slidersOf(copy);
  if (!first) throw new Error(`${copy.id} has no slider`);
  return first;
}

/** The big figure that belongs to an estimator's defaults, but for the values that are given. */
export function headlineOf(copy: EstimatorWords, values: Values, billing?: string): string {
  const model = modelOf(copy);
  const results = model.estimate({ ...defaultsOf(model.inputs), ...values });
  const line = answerLines(results, copy.results)[model.headline(billing)];
  if (!line) throw new Error(`${copy.id} has no headline`);
  return line.formatted;
}

/** A page with everything that a script drives: tabs, questions, and a calculator that follows a way to pay. */
export function pageWithEverything() {
  const page = pagesWith('tabs', 'estimator', 'pricing', 'faqs').find(
    ({ estimator }) => modelOf(estimator).billing,
  );
  if (!page) throw new Error('no landing page with tabs, questions and a billed calculator');
  return page;
}

/** A page's buttons that lead to the contact form. */
const asking = ({ hero, closing }: LandingContent) =>
  [hero.primary, hero.secondary, closing.primary, closing.secondary].filter(
    (action) => action?.kind === 'contact' || action?.kind === 'answer',
  ).length;

/** A page's ways to the contact form: its buttons, and one for each plan, its pricing panel, its estimator. */
export function waysToContact(content: LandingContent): number {
  const { plans, pricing, estimator } = shownOf(content);
  return asking(content) + (plans?.items.length ?? 0) + (pricing ? 1 : 0) + (estimator ? 1 : 0);
}
