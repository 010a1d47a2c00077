/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { landingPages } from '@/content/landing-pages';
import { industryPaths, servicePaths, landingPages as specified } from '../../specification';
import { actionsOf, landingPage, wordsOf } from '../../support/content';
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
    (words) => !sentences.some((text) => words.every((each) => text.includes(each))),
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
  expect(claims.filter((claim) => !words.includes(claim.toLowerCase()))).toEqual([]);
});
