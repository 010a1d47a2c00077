/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { LandingContent } from '@/content/schema/landing';
import * as serviceHours from '@/content/shared/service-hours';
import { answerLines, type AnswerLine } from '@/lib/estimators/answer';
import { defaultsOf } from '@/lib/estimators/model';
import { perMonthBilledAnnually } from '@/lib/pricing';
import * as specification from '../../specification';
import { wordsOf } from '../../support/content';
import { figuresIn, type Figure } from '../../support/figures';
import { modelOf, slidersOf, type EstimatorWords } from '../../support/landing';
import { accountedPages, proseOfPage, type AccountedPage } from '../../support/prose';

/** What a page may name without saying why. */
interface Known {
  /** Figures written somewhere: claims of the specification, results, and for `knownTo` hours and response. */
  written: ReadonlySet<string>;
  /** Plain numbers: prices, constants of the formula, bounds of the sliders. */
  numbers: readonly number[];
}

const keysOf = ({ kind, values }: Figure) => values.map((value) => `${kind} ${value}`);
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b));

/** A formula's constants, read where they are defined. */
function constantsOf(id: string): number[] {
  const source = readFileSync(`lib/estimators/${id}.ts`, 'utf8');
  const constants = [...source.matchAll(/^(?:export )?const [A-Z][A-Z0-9_]*\b[^=]*=([^;]*);/gm)];
  if (constants.length === 0) throw new Error(`lib/estimators/${id}.ts: expected constants`);
  return constants.flatMap(([, value = '']) =>
    [...value.matchAll(/\d[\d_]*(?:\.\d+)?/g)].map(([number]) => Number(number.replace(/_/g, ''))),
  );
}

/** What the page's calculator shows before anybody moves a slider, in every way to pay. */
function resultsOf(copy: EstimatorWords): AnswerLine[] {
  const model = modelOf(copy);
  const ways: ReadonlyArray<string | undefined> = model.billing ?? [undefined];
  return ways.flatMap((way) =>
    Object.values(answerLines(model.estimate(defaultsOf(model.inputs), way), copy.results)),
  );
}

const pricesOf = ({ plans, pricing }: LandingContent): number[] => [
  ...(plans?.items ?? []).flatMap(({ price }) => [
    ...Object.values(price).filter((amount) => typeof amount === 'number'),
    ...('annual' in price ? [perMonthBilledAnnually(price.annual)] : []),
  ]),
  ...(pricing?.options ?? []).map(({ price }) => price),
];

const specifiedOf = (slug: string): unknown[] => [
  specification.landingPages[slug],
  specification.industryPlans[slug],
  specification.servicePricing[slug],
  ...(slug === 'cybersecurity'
    ? [specification.cybersecurityPlans, specification.cybersecuritySaving]
    : []),
  ...(slug === 'it-consulting' ? [specification.consultingTerms] : []),
];

/** The ends of the sliders that are dollars. */
const boundsOf = (copy: EstimatorWords): number[] =>
  slidersOf(copy).flatMap(([input, { min, max, default: start }]) =>
    copy.inputs[input]?.format === 'dollars' ? [min, max, start] : [],
  );

const keysIn = (texts: readonly string[]): string[] => texts.flatMap(figuresIn).flatMap(keysOf);

/** What a page has of its own: what is specified of it, its prices, the constants and results of its formula. */
function ownOf({ content }: AccountedPage): Known {
  const landing = 'slug' in content ? content : undefined;
  const copy = landing?.estimator as EstimatorWords | undefined;
  const results = copy ? resultsOf(copy) : [];
  const numbers = [
    ...(landing ? pricesOf(landing) : []),
    ...(copy ? [...constantsOf(copy.id), ...boundsOf(copy)] : []),
    ...results.map(({ value }) => value),
  ];
  const specified = landing
    ? specifiedOf(landing.slug)
    : [specification.home, specification.contact];
  const texts = [...specified.map(wordsOf), ...results.map(({ formatted }) => formatted)];
  return { written: new Set(keysIn(texts)), numbers };
}

/** The same with what holds beside the page: hours and response. */
function knownTo(page: AccountedPage): Known {
  const { written, numbers } = ownOf(page);
  return { written: new Set([...written, ...keysIn([wordsOf(serviceHours)])]), numbers };
}

/** A constant as a sentence may put it: 0.15 is 15%, 0.8 is 20% less, 20 may be hours. */
function comesFrom(number: number, kind: Figure['kind'], value: number): boolean {
  if (kind === 'dollars') return near(number, value);
  if (kind === 'time') return near(number * 3_600, value);
  if (kind !== 'percent') return false;
  return near(number, value) || near(number * 100, value) || near((1 - number) * 100, value);
}

const isKnown = (figure: Figure, { written, numbers }: Known): boolean =>
  figure.values.every(
    (value) =>
      written.has(`${figure.kind} ${value}`) ||
      numbers.some((number) => comesFrom(number, figure.kind, value)),
  );

/**
 * Figures that a page accounts for although its prose does not say them, or although they follow from the
 * page itself. That the service hours have the same number is chance: OSFI’s 24 hours are not ours.
 */
function idleOf(page: AccountedPage, stated: readonly Figure[]): string[] {
  const own = ownOf(page);
  const said = new Set(stated.flatMap(keysOf));
  const idle = (page.content.figures ?? []).filter(({ figure }) => {
    const [read, ...more] = figuresIn(figure);
    if (!read || more.length > 0) return true;
    return isKnown(read, own) || !keysOf(read).every((each) => said.has(each));
  });
  return idle.map(({ figure }) => `${page.file}: figures: ${figure}`);
}

describe.each(accountedPages.map((page) => [page.name, page] as const))('%s', (name, page) => {
  const { file, content } = page;
  const known = knownTo(page);
  const stated = proseOfPage(name, content).flatMap((sentence) =>
    figuresIn(sentence.text).map((figure) => ({ ...sentence, figure })),
  );
  const listed = content.figures ?? [];
  const listedKeys = new Set(listed.flatMap(({ figure }) => figuresIn(figure).flatMap(keysOf)));

  it('names no figure that is not defined, specified or accounted for', () => {
    const unknown = stated.filter(
      ({ figure }) =>
        !isKnown(figure, known) && !keysOf(figure).every((each) => listedKeys.has(each)),
    );
    expect(
      unknown.map(({ place, text, figure }) => `${file}: ${place}: ${figure.text} in “${text}”`),
    ).toEqual([]);
  });

  it('accounts for nothing that its prose does not say, or that is known without it', () => {
    expect(
      idleOf(
        page,
        stated.map(({ figure }) => figure),
      ),
    ).toEqual([]);
    expect(new Set(listed.map(({ figure }) => figure)).size).toBe(listed.length);
  });
});

it('takes an entry for idle that follows from its page or that nothing says, and no other', () => {
  const page = accountedPages.find(({ name }) => name === 'cybersecurity');
  if (!page) throw new Error('expected a page called cybersecurity');
  const price = (page.content as LandingContent).plans?.items[0]?.price.monthly;
  const figures = [serviceHours.messageReply, serviceHours.response.emergency, `$${price}`, '2031'];
  const reason = 'For this test alone.';
  const content = { ...page.content, figures: figures.map((figure) => ({ figure, reason })) };
  const stated = figures.slice(0, 3).flatMap(figuresIn);
  expect(idleOf({ ...page, content }, stated)).toEqual([
    `${page.file}: figures: $${price}`,
    `${page.file}: figures: 2031`,
  ]);
});

it('reads figures as they are written', () => {
  const read = (text: string) => figuresIn(text).map(({ kind, values }) => [kind, ...values]);
  expect(read('$1,250.50 a month, $25k-$75k at first, $10.5T')).toEqual([
    ['dollars', 1_250.5],
    ['dollars', 25_000],
    ['dollars', 75_000],
    ['dollars', 10.5e12],
  ]);
  expect(read('a share of 6-8%, once 99.95 %')).toEqual([
    ['percent', 6, 8],
    ['percent', 99.95],
  ]);
  expect(read('24/7, within 2-4 hours, a 15-minute call, ten hours')).toEqual([
    ['always', 1],
    ['time', 7_200, 14_400],
    ['time', 900],
    ['time', 36_000],
  ]);
  expect(read('at 8:15 or 3 p.m. of 2024')).toEqual([
    ['clock', 495],
    ['clock', 900],
    ['year', 2024],
  ]);
  expect(read('ISO 20022, B-13, PCI DSS 4.0.1, 4,000 parts, 12 weeks')).toEqual([]);
});
