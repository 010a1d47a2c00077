import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { estimateCopies } from '@/content/contact-links';
import { landingPages } from '@/content/landing-pages';
import type { LandingContent } from '@/content/schema/landing';
import { customPricing, offerMessage, perMonth, planMessage, requestMessage } from '@/content/ui';
import {
  readPlan,
  readRequest,
  type PlanPrefills,
  type Prefill,
  type RequestPrefills,
} from '@/lib/contact/contact-link';
import { summarizeEstimate } from '@/lib/contact/summary';
import { actionsOf } from '../support/content';
import { OUT } from '../support/exports';
import { exportedPages, readPage } from '../support/html';
import { pagesWith, waysToContact } from '../support/landing';

/** What the contact page fetches to read its address with. */
const { plans, requests, estimates } = JSON.parse(
  readFileSync(join(OUT, 'contact/prefills.json'), 'utf8'),
) as { plans: PlanPrefills; requests: RequestPrefills; estimates: typeof estimateCopies };

/** A link's address as an object, which can be changed. */
const addressOf = (link: HTMLElement | null) =>
  new URL(link?.getAttribute('href') ?? '', 'https://site.example');

const estimateIn = ({ searchParams }: URL) => summarizeEstimate(searchParams, estimates);
const offerIn = ({ searchParams }: URL): Prefill | undefined =>
  readPlan(searchParams, plans) ?? readRequest(searchParams, requests);

/** Whose service an address chooses, whose name it gives, and all that it says: an estimate by its parts. */
function broughtBy(address: URL) {
  const estimate = estimateIn(address);
  const copy = estimate && estimates[estimate.id];
  if (!copy) return offerIn(address);
  return { service: copy.service, message: `${copy.page}: ${estimate.inputs}, ${estimate.result}` };
}

/** A link that brings something along into the contact form. */
const WAY = 'a[href^="/contact?"]';

const exported = ({ path }: Pick<LandingContent, 'path'>) =>
  readPage(`${path.slice(1)}.html`).document;
const byPath = <Page extends { path: string }>(pages: readonly Page[]) =>
  pages.map((page) => [page.path, page] as const);

it('brings words into the form by every link that has something to bring', () => {
  const links = exportedPages.flatMap(({ path, document }) =>
    document
      .querySelectorAll(WAY)
      .map((link) => [path, link.getAttribute('href'), broughtBy(addressOf(link))?.message ?? '']),
  );
  expect(new Set(links.map(([path]) => path)).size).toBeGreaterThan(landingPages.length);
  expect(links.filter(([, , message]) => message === '')).toEqual([]);
});

describe.each(byPath(landingPages))('%s', (_path, page) => {
  const links = exported(page).querySelectorAll(`main ${WAY}`);

  it('has the ways to the form that it announces, each with its service and words of its own', () => {
    expect(links.length).toBe(waysToContact(page));
    const brought = links.map((link) => broughtBy(addressOf(link)));
    for (const prefill of brought)
      expect(prefill).toEqual({
        service: page.contactService,
        message: expect.stringContaining(page.name),
      });
    // The hero and the last section of a page may ask for the same.
    const { hero, closing } = page;
    const repeated = hero.primary.label === closing.primary.label ? 1 : 0;
    expect(new Set(brought.map((prefill) => prefill?.message)).size).toBe(links.length - repeated);
  });

  it('asks for what its buttons say', () => {
    // A pricing panel's button leads to the form with its plan.
    const { pricing: _panel, ...rest } = page;
    const actions = actionsOf(rest);
    const asking = links.filter((link) => addressOf(link).searchParams.has('request'));
    expect(asking.length).toBeGreaterThan(0);
    for (const link of asking) {
      const action = actions.find(({ label, ask = label }) => ask === link.text);
      const words = action?.request ?? action?.label ?? '';
      expect(offerIn(addressOf(link))?.message).toBe(requestMessage(words, page.name));
    }
  });
});

/** The ways to pay that a part of the page offers, the one that is chosen first. */
const waysToPay = (part: HTMLElement | null) =>
  (part?.querySelectorAll('input[type=radio]') ?? []).map(
    (radio) => radio.getAttribute('value') ?? '',
  );

/** The address that a link has once this way to pay is chosen. The first is chosen from the beginning. */
function paidBy(link: HTMLElement | null, way: string, index: number): URL {
  const address = addressOf(link);
  if (index === 0) expect(address.searchParams.get('billing')).toBe(way);
  address.searchParams.set('billing', way);
  return address;
}

it.each(byPath(pagesWith('plans')))(
  '%s: each plan arrives as its card offers it',
  (_path, page) => {
    const section = exported(page).querySelector('#plans');
    const cards = section?.querySelectorAll('li:has(h3)') ?? [];
    expect(cards.length).toBe(page.plans.items.length);
    for (const card of cards) {
      const name = card.querySelector('h3')?.text ?? '';
      const link = card.querySelector(WAY);
      const prices = card.querySelectorAll('div:has(> p > strong)').map((price) => ({
        figure: price.querySelector('strong')?.text ?? '',
        note: price.querySelectorAll('p').at(-1)?.text ?? '',
      }));
      const ways = waysToPay(section);
      expect(prices).toHaveLength(Math.max(ways.length, 1));
      if (ways.length === 0) {
        const [{ figure, note } = { figure: '', note: '' }] = prices;
        const words = figure === customPricing ? figure : `${figure} ${perMonth}, ${note}`;
        expect(offerIn(addressOf(link))?.message).toBe(planMessage(name, page.name, words));
      }
      ways.forEach((way, index) => {
        const words = `${prices[index]?.figure} ${perMonth}. ${prices[index]?.note}`;
        expect(offerIn(paidBy(link, way, index))?.message).toBe(
          planMessage(name, page.name, words),
        );
      });
    }
  },
);

it.each(byPath(pagesWith('pricing')))(
  '%s: each price of its panel arrives as it is shown',
  (_path, page) => {
    const panel = exported(page).querySelector('#pricing');
    const { item, prefix, options } = page.pricing;
    expect(waysToPay(panel)).toEqual(options.map(({ id }) => id));
    options.forEach(({ id, label, unit }, index) => {
      const shown = panel?.querySelectorAll('[data-price]')[index]?.querySelector('strong')?.text;
      const figure = [prefix, shown, unit].filter(Boolean).join(' ');
      const address = paidBy(panel?.querySelector(WAY) ?? null, id, index);
      expect(offerIn(address)?.message).toBe(offerMessage(page.name, item, figure, label));
    });
  },
);

it.each(byPath(pagesWith('estimator')))(
  '%s: the estimate that stands there from the beginning arrives as it is shown',
  (path, page) => {
    const calculator = exported(page).querySelector('#calculator');
    const shown = (calculator?.querySelectorAll('label') ?? [])
      .filter((label) => label.getAttribute('for') !== undefined)
      .map((label) => `${label.text}: ${label.parentNode?.querySelector('output')?.text}`);
    expect(shown).toHaveLength(Object.keys(page.estimator.inputs).length);
    const link = calculator?.querySelector(WAY) ?? null;
    expect(link?.text).toBe(page.estimator.handover);
    const estimate = estimateIn(addressOf(link));
    expect(estimate?.inputs).toBe(shown.join(', '));
    expect(estimate?.result).toContain(calculator?.querySelector('strong')?.text ?? 'a figure');
    expect(estimate?.link.startsWith(`${path}?`)).toBe(true);
  },
);
