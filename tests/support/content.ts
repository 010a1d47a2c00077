import { architecture } from '@/content/industries/architecture';
import { financial } from '@/content/industries/financial';
import { healthcare } from '@/content/industries/healthcare';
import { legal } from '@/content/industries/legal';
import { manufacturing } from '@/content/industries/manufacturing';
import { nonProfit } from '@/content/industries/non-profit';
import { landingPages } from '@/content/landing-pages';
import { comingSoonPages, pageNotFound } from '@/content/pages/coming-soon';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { resources } from '@/content/pages/resources';
import type { LandingContent } from '@/content/schema/landing';

/** The specified industry pages with all that their shared layout shows. */
export const industries = [
  healthcare,
  legal,
  financial,
  manufacturing,
  architecture,
  nonProfit,
] as const;

/** A landing page by its slug. Throws when there is none. */
export function landingPage(slug: string): LandingContent {
  const page = landingPages.find((each) => each.slug === slug);
  if (!page) throw new Error(`content/landing-pages.ts: no page called ${slug}`);
  return page;
}

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count of things on the site as copy spells it: `6` → `six`. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count);

/** Every page that holds copy, by a name for messages. */
export const pagesWithCopy: ReadonlyArray<[string, unknown]> = [
  ['home', home],
  ['contact', contact],
  ['resources', resources],
  ['page not found', pageNotFound],
  ...comingSoonPages.map((page): [string, unknown] => [page.path, page]),
  ...landingPages.map((page): [string, unknown] => [page.slug, page]),
];

/** Every text of a content module with the place where it stands: `.hero.title`. What no page shows is none. */
export function textsOf(content: unknown, place = ''): Array<[string, string]> {
  if (typeof content === 'string') return [[place, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, child]) =>
    place === '' && key === 'figures' ? [] : textsOf(child, `${place}.${key}`),
  );
}

/** The words of a content module in one line. */
export const wordsOf = (content: unknown): string =>
  textsOf(content)
    .map(([, text]) => text)
    .join(' | ');

/** Whether a text has these words, and not as the end of a longer number: “2,500+ law firms” does not say “500+ law firms”. */
export const says = (text: string, words: string): boolean =>
  text
    .split(words)
    .slice(0, -1)
    .some((before) => !/[\d.,]$/.test(before));

/** A button or link: what it is called, and what it does. */
interface Action {
  kind: string;
  label: string;
  guide?: { id: string };
  ask?: string;
  request?: string;
}

const isAction = (content: object): content is Action =>
  'kind' in content && 'label' in content && typeof content.label === 'string';

/** Every button and link of a content module. */
export function actionsOf(content: unknown): Action[] {
  if (typeof content !== 'object' || content === null) return [];
  const own = isAction(content) ? [content] : [];
  return [...own, ...Object.values(content).flatMap(actionsOf)];
}
