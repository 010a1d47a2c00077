import type { HTMLElement } from 'node-html-parser';
import { shownOf } from '@/content/schema/landing';
import { mostPopular } from '@/content/ui';
import { counts, plans } from '../specification';
import { industries } from '../support/content';
import { readPage } from '../support/html';
import { isSpecified, pagesWith } from '../support/landing';

const documentOf = (path: string) => readPage(`${path.slice(1)}.html`).document;

it.each(pagesWith('faqs').map(({ path, faqs }) => [path, faqs.items] as const))(
  '%s has its questions, none open, of which the browser opens one at a time',
  (path, items) => {
    const questions = documentOf(path).querySelectorAll('details[name="faq"]');
    expect(questions.length).toBe(isSpecified(path) ? counts.faqs : items.length);
    expect(questions.filter((each) => each.hasAttribute('open'))).toEqual([]);
    expect(questions.map((each) => each.querySelector('summary')?.text)).toEqual(
      items.map(({ question }) => question),
    );
    expect(questions.map((each) => each.querySelector('p')?.text)).toEqual(
      items.map(({ answer }) => answer),
    );
  },
);

/** The elements within one that hold these words and no more. */
const saying = (within: HTMLElement | null, words: string) =>
  within?.querySelectorAll('*').filter((element) => element.text === words) ?? [];

const withPlans = industries.filter((page) => 'plans' in shownOf(page));

it.each(withPlans.map(({ path }) => path))(
  `%s has ${counts.plans} plans, one of them popular, one quoted`,
  (path) => {
    const offered = documentOf(path).querySelector('#plans');
    expect(offered?.querySelectorAll('h3').length).toBe(counts.plans);
    for (const words of [mostPopular, plans.customPricing, plans.contactForQuote])
      expect([words, saying(offered, words).length]).toEqual([words, 1]);
  },
);
