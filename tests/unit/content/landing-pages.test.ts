/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { landingPages } from '@/content/landing-pages';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { resources } from '@/content/pages/resources';
import { fileOf, shownOf, type LandingContent } from '@/content/schema/landing';
import { industryPaths, servicePaths, landingPages as specified } from '../../specification';
import { actionsOf, landingPage, says, wordsOf } from '../../support/content';
import { BEFORE_TAX } from '../../support/landing';
import { proseOfPage } from '../../support/prose';

const slugsIn = (folder: string) =>
  readdirSync(`content/${folder}`).map((file) => file.replace(/\.ts$/, ''));

it.each([
  ['services', 'service'],
  ['industries', 'industry'],
])('lists every file of content/%s, named as its slug', (folder, kind) => {
  const slugs = landingPages.filter((page) => page.kind === kind).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(0);
  expect(slugs.sort()).toEqual(slugsIn(folder).sort());
});

it('has the specified pages, services first, each once', () => {
  const specified = [...servicePaths, ...industryPaths];
  const paths = landingPages.map(({ path }) => path);
  expect(paths.filter((path) => specified.some((each) => each === path))).toEqual(specified);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(landingPages.map((page) => [page.slug, page] as const))(
  '%s has its slug for its address',
  (slug, { kind, path }) => {
    expect(path).toBe(`/${kind === 'service' ? 'services' : 'industries'}/${slug}`);
  },
);

it.each(['name', 'menu', 'serviceName'] as const)('calls no two pages by the same %s', (field) => {
  const names = landingPages.map((page) => page[field]);
  expect(new Set(names).size).toBe(names.length);
});

/** Words with a capital letter at the end of a text. */
const NAME = String.raw`((?:\p{Lu}[\p{L}\p{N}’&-]*\s)*\p{Lu}[\p{L}\p{N}’&-]*)`;
const PLAN = new RegExp(String.raw`(?<![\p{L}\p{N}’-])${NAME}\splan\b`, 'gu');
const EVERYTHING_IN = new RegExp(String.raw`\bEverything in ${NAME}`, 'gu');
/** What may begin a sentence before the name of a plan, or before "plan". */
const BEFORE = /^(?:The|An?|Our|Your|Every|Each|No|Any|One|This|That|From|In|On|With)\s/;

/** Plans that a sentence names: `the Law Firm plan`, `Everything in Solo`. */
function plansNamedIn(text: string): string[] {
  const named = Array.from(text.matchAll(PLAN), ({ 1: words = '', index }) => {
    const name = `${words} `.replace(BEFORE, '').trim();
    // One word at the beginning may have its capital letter from there: `Rollback plan`.
    return index === 0 && name === words && !name.includes(' ') ? '' : name;
  });
  const built = Array.from(text.matchAll(EVERYTHING_IN), ([, name = '']) => name);
  return [...named, ...built].filter((name) => name !== '');
}

it('reads the names of plans as they are written', () => {
  expect(plansNamedIn('The Law Firm plan, our Solo plan and one Enterprise plan')).toEqual([
    'Law Firm',
    'Solo',
    'Enterprise',
  ]);
  expect(plansNamedIn('From the Professional plan up. Small Practice plan')).toEqual([
    'Professional',
    'Small Practice',
  ]);
  expect(plansNamedIn('Everything in Small Practice, and more')).toEqual(['Small Practice']);
  expect(plansNamedIn('Rollback plan, every plan, the plan. An incident plan')).toEqual([]);
});

/** The plans that a page shows: nobody finds one that is hidden. */
const plansOf = (page: LandingContent) =>
  (shownOf(page).plans?.items ?? []).map(({ name }) => name);
const plansAt = (path: string) =>
  landingPages.filter((page) => page.path === path).flatMap(plansOf);

/** Prose with the place where it stands, and the plans that it may name: its page’s, or those of the page that a card leads to. */
const speaking = [
  ...landingPages.map((page) => ({
    place: `content${page.path}.ts: `,
    // Plans that are hidden name each other, and nobody reads it.
    content: (page.hidden?.includes('plans') ? shownOf(page) : page) as unknown,
    plans: plansOf(page),
  })),
  ...home.services.items.map((card, index) => ({
    place: `content/pages/home.ts: services.items.${index}.`,
    content: card as unknown,
    plans: plansAt(card.href),
  })),
  ...home.industries.items.map((card, index) => ({
    place: `content/pages/home.ts: industries.items.${index}.`,
    content: card as unknown,
    plans: plansAt(card.link.href),
  })),
  // What leads to no page in particular.
  ...[
    ['home', home] as const,
    ['contact', contact] as const,
    ['resources', resources] as const,
  ].map(([page, content]) => ({
    place: `content/pages/${page}.ts: `,
    content: content as unknown,
    plans: landingPages.flatMap(plansOf),
  })),
];

it.each(speaking)('$place names no plan that its page does not have', (each) => {
  const { place: start, content, plans } = each;
  const unknown = proseOfPage(start, content).flatMap(({ place, text }) =>
    plansNamedIn(text)
      .filter((plan) => !plans.includes(plan))
      .map((plan) => `${start}${place}: expected a plan that the page shows (found "${plan}")`),
  );
  expect(unknown).toEqual([]);
});

/** A calculator of the page itself, or its sliders: another may be spoken of as the one on its page. */
const CALCULATOR = /\b(?:the|our|this|its) calculator\b(?! (?:in|of|on)\b)|\bsliders?\b/i;

it('speaks of the calculator on no page that shows none', () => {
  const without = landingPages.map(shownOf).filter(({ estimator }) => !estimator);
  const said = without.flatMap((page) => {
    const start = `${fileOf(page)}: `;
    return proseOfPage(start, page).flatMap(({ place, text }) =>
      CALCULATOR.test(text)
        ? `${start}${place}: expected nothing of a calculator, which the page does not show (found "${text}")`
        : [],
    );
  });
  expect(said).toEqual([]);
});

/** The words beside the prices of a page, and the fields that have them. A plan whose price is a word has no tax. */
function besidePrices({ plans, pricing }: LandingContent): Array<{ field: string; words: string }> {
  const said = [];
  if (plans?.items.some(({ price }) => price.monthly !== 'Custom'))
    said.push(
      'saving' in plans
        ? { field: 'plans.lead', words: plans.lead }
        : { field: 'plans.lead or plans.note', words: `${plans.lead} ${plans.note ?? ''}`.trim() },
    );
  if (pricing) said.push({ field: 'pricing.lead', words: pricing.lead });
  return said;
}

it('says beside the prices of every page that they are before tax', () => {
  const said = landingPages.flatMap((page) =>
    besidePrices(page).map(({ field, words }) => ({ place: `${fileOf(page)}: ${field}`, words })),
  );
  expect(said.length).toBeGreaterThan(0);
  const silent = said.filter(({ words }) => !words.includes(BEFORE_TAX));
  expect(
    silent.map(({ place, words }) => `${place}: expected "${BEFORE_TAX}" (found "${words}")`),
  ).toEqual([]);
});

type Fixed = (typeof specified)[string];

/** What the specification gives of one thing, page by page. */
const given = <Thing extends keyof Fixed>(thing: Thing) =>
  Object.entries(specified).flatMap(([slug, { [thing]: fixed }]) =>
    fixed === undefined ? [] : [[slug, fixed] as const],
  );

/** The figures under a hero. Those of a service have their number in two parts. */
const statsOf = (slug: string) =>
  (landingPage(slug) as { stats?: ReadonlyArray<{ label: string; number?: string }> }).stats ?? [];

describe.each(['hero', 'closing'] as const)('the buttons of the %s', (part) => {
  it.each(given(part))('are the specified ones: %s', (slug, buttons) => {
    const { primary, secondary } = landingPage(slug)[part];
    expect([primary.label, secondary?.label]).toEqual(buttons);
  });
});

it.each(given('links'))('%s links the specified page', (slug, links) => {
  for (const link of links)
    expect(actionsOf(landingPage(slug))).toContainEqual({ kind: 'page', ...link });
});

it.each(given('meanings'))('%s says what its figures count', (slug, meanings) => {
  expect(statsOf(slug).map(({ label }) => label)).toEqual(
    meanings.map((meaning) => expect.stringContaining(meaning)),
  );
});

it.each(given('card'))('%s shows the specified card', (slug, { reading, ...words }) => {
  const { readings, ...card } = landingPage(slug).instrument;
  expect(card).toMatchObject(words);
  expect(readings.map(({ label, value }) => `${value} ${label}`.toLowerCase())).toContain(reading);
});

it.each(given('answers'))('%s answers what is specified', (slug, answers) => {
  const sentences = proseOfPage(slug, landingPage(slug).faqs).map(({ text }) => text);
  const missing = answers.filter(
    (words) => !sentences.some((text) => words.every((each) => says(text, each))),
  );
  expect(missing).toEqual([]);
});

it.each(given('recovery'))('%s gives its objectives in the specified words', (slug, recovery) => {
  for (const [objective, words] of Object.entries(recovery)) {
    const figure = new RegExp(`\\b${words.replace('under ', '')}\\b`);
    const giving = proseOfPage(slug, landingPage(slug))
      .map(({ text }) => text)
      .filter((text) => text.includes(objective) && figure.test(text));
    expect(giving).not.toEqual([]);
    expect(giving.filter((text) => !text.includes(words))).toEqual([]);
  }
});

it.each(given('states'))('%s states what is specified', (slug, claims) => {
  const strip = statsOf(slug).map(({ number = '', label }) => `${number} ${label}`);
  const words = wordsOf([landingPage(slug), strip]).toLowerCase();
  expect(claims.filter((claim) => !says(words, claim.toLowerCase()))).toEqual([]);
});

/** What each discount of a page says, and what its two prices come to. */
function savingsOf({ plans, pricing }: LandingContent): Array<[said: string, right: string]> {
  const save = (full: number, less: number) => `Save ${Math.round(100 * (1 - less / full))}%`;
  const [first, second] = pricing?.options ?? [];
  const said = first && second?.saving;
  const options: Array<[string, string]> = said ? [[said, save(first.price, second.price)]] : [];
  if (!plans || !('saving' in plans)) return options;
  const { saving, items } = plans;
  return [
    ...options,
    ...items.map(({ price }): [string, string] => [saving, save(12 * price.monthly, price.annual)]),
  ];
}

it('says of every discount what its two prices come to', () => {
  const savings = landingPages.flatMap((page) =>
    savingsOf(page).map(([said, right]) => [page.path, said, right] as const),
  );
  expect(savings.length).toBeGreaterThan(0);
  const wrong = savings.filter(([, said, right]) => said !== right);
  expect(
    wrong.map(([path, said, right]) => `content${path}.ts: expected ${right} (found "${said}")`),
  ).toEqual([]);
});

it('takes no longer number for a shorter one', () => {
  expect(says('trusted by 500+ law firms', '500+ law firms')).toBe(true);
  expect(says('2,500+ law firms, 500+ law firms', '500+ law firms')).toBe(true);
  for (const longer of ['2,500+ law firms', '1500+ law firms', '0.500+ law firms'])
    expect(says(longer, '500+ law firms')).toBe(false);
});
