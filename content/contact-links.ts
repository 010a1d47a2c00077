import { z } from 'zod';
import {
  HOME,
  LIBRARY,
  PANEL,
  planName,
  requestName,
  type PlanPrefills,
  type Prefill,
  type RequestPrefills,
} from '@/lib/contact/contact-link';
import type { Prefills } from '@/lib/contact/prefills';
import { formatDollars } from '@/lib/format/numbers';
import { MONTHLY_OR_ANNUAL, perMonthBilledAnnually } from '@/lib/pricing';
import { landingPages } from './landing-pages';
import { home } from './pages/home';
import { resources } from './pages/resources';
import type { Action } from './schema/actions';
import { childrenOf } from './schema/children';
import { fileOf, type LandingContent } from './schema/landing';
import { brokenContent } from './schema/parse';
import type { Pricing } from './schema/sections';
import * as ui from './ui';

type Plans = NonNullable<LandingContent['plans']>;
type Ways = Record<string, Prefill>;
const [monthly, annual] = MONTHLY_OR_ANNUAL;

/** What a plan writes into the form, by the way to pay that was chosen on its page. */
function waysToPay(page: LandingContent, { name, price }: Plans['items'][number]): Ways {
  const priced = (words: string): Prefill => ({
    service: page.contactService,
    message: ui.planMessage(name, page.name, words),
  });
  const perMonth = (amount: number) => `${formatDollars(amount)} ${ui.perMonth}`;
  if ('setup' in price) {
    const { monthly, setup } = price;
    if (monthly === 'Custom' || setup === 'Custom') return { '': priced(ui.customPricing) };
    return { '': priced(`${perMonth(monthly)}, ${ui.setupFee(formatDollars(setup))}`) };
  }
  const billedAnnually = ui.billedAnnually(formatDollars(price.annual));
  return {
    [monthly]: priced(`${perMonth(price.monthly)}. ${ui.billedMonthly}`),
    [annual]: priced(`${perMonth(perMonthBilledAnnually(price.annual))}. ${billedAnnually}`),
  };
}

/** What a pricing panel writes into the form. */
function panelWays({ name, contactService }: LandingContent, pricing: Pricing): Ways {
  const { item, prefix, options } = pricing;
  const ways = options.map(({ id, label, price, unit }) => {
    const figure = [prefix, formatDollars(price), unit].filter(Boolean).join(' ');
    return [id, { service: contactService, message: ui.offerMessage(name, item, figure, label) }];
  });
  return Object.fromEntries(ways);
}

function offersOf(page: LandingContent): Array<[string, Ways]> {
  const { slug, plans, pricing } = page;
  return [
    ...(plans?.items ?? []).map((plan): [string, Ways] => [
      planName(slug, plan.id),
      waysToPay(page, plan),
    ]),
    ...(pricing
      ? [[planName(slug, PANEL), panelWays(page, pricing)] satisfies [string, Ways]]
      : []),
  ];
}

/** What each plan's and pricing panel's link puts into the contact form. */
export const planPrefills: PlanPrefills = Object.fromEntries(landingPages.flatMap(offersOf));

type Asking = Extract<Action, { kind: 'contact' | 'answer' }>;

const isAsking = (content: unknown): content is Asking =>
  typeof content === 'object' &&
  content !== null &&
  'kind' in content &&
  (content.kind === 'contact' || content.kind === 'answer');

/** Every button of a page's content that leads to the form, and where it stands: `hero.primary`. */
function askingIn(
  content: unknown,
  at: readonly PropertyKey[] = [],
): Array<{ at: readonly PropertyKey[]; action: Asking }> {
  return isAsking(content)
    ? [{ at, action: content }]
    : childrenOf(content, at).flatMap(([place, child]) => askingIn(child, place));
}

/** What a page's buttons write into the form. `service` is empty where the page speaks of several. */
function requestsOf(
  page: { id: string; file: string; name: string; service: string },
  content: object,
): Array<[string, Prefill]> {
  const requests = askingIn(content).map(({ at, action }) => {
    const [fields, button, request] =
      action.kind === 'contact'
        ? [{ button: 'label', request: 'label' }, action.label, action.label]
        : [{ button: 'ask', request: 'request' }, action.ask, action.request];
    const message = ui.requestMessage(request, page.name);
    return { at, fields, button, request, message, name: requestName(page.id, button) };
  });
  // An address names a button by the letters and digits of its label.
  const faults = requests.flatMap((one, index): string[] => {
    const other = requests
      .slice(0, index)
      .find(({ name, message }) => name === one.name && message !== one.message);
    if (!other) return [];
    const part = one.button === other.button ? 'request' : 'button';
    const place = ({ at, fields }: typeof one) => z.core.toDotPath([...at, fields[part]]);
    const expected = `expected the very words of ${place(other)}, or a button with other letters or digits`;
    return [
      `${page.file}: ${place(one)}: ${expected} (found "${one[part]}", and "${other[part]}" there)`,
    ];
  });
  if (faults.length > 0) throw brokenContent(...faults);
  return requests.map(({ name, message }) => [name, { service: page.service, message }]);
}

const requests = [
  // A pricing panel's button leads there with its plan.
  ...landingPages.flatMap(({ pricing, ...page }) => {
    const { slug: id, name, contactService: service } = page;
    return requestsOf({ id, file: fileOf(page), name, service }, page);
  }),
  ...requestsOf({ id: HOME, file: 'content/pages/home.ts', name: 'home page', service: '' }, home),
  ...requestsOf(
    { id: LIBRARY, file: 'content/pages/resources.ts', name: resources.hero.title, service: '' },
    resources,
  ),
];

/** What each button that leads to the contact form puts into it. */
export const requestPrefills: RequestPrefills = Object.fromEntries(requests);

const twice = landingPages.find((page, index) =>
  landingPages
    .slice(0, index)
    .some(({ estimator }) => estimator && estimator.id === page.estimator?.id),
);
if (twice) {
  // An address names the estimator alone: the message would name the wrong page.
  throw brokenContent(
    `${fileOf(twice)}: estimator.id: expected one that no other page has (found "${twice.estimator?.id}")`,
  );
}

/** The words of every estimator, by its id. */
export const estimateCopies: Prefills['estimates'] = Object.fromEntries(
  landingPages.flatMap(({ name, path, contactService, estimator }) => {
    if (!estimator) return [];
    const { id, inputs, results, summary } = estimator;
    return [[id, { page: name, path, service: contactService, inputs, results, summary }]];
  }),
);
