/** @jest-environment node */
import { z } from 'zod';
import { articles } from '@/content/articles';
import { healthcare } from '@/content/industries/healthcare';
import { ContentError, parseContent } from '@/content/schema/parse';
import * as sections from '@/content/schema/sections';
import { appWebDev } from '@/content/services/app-web-dev';
import { cloudServices } from '@/content/services/cloud-services';
import { cybersecurity } from '@/content/services/cybersecurity';
import { itConsulting } from '@/content/services/it-consulting';
import { managedIt } from '@/content/services/managed-it';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { cloud } from '@/lib/estimators/cloud';
import { broken } from '../../../support/broken';

const FILE = 'content/services/x.ts';

/** Cards as a content file names them. */
const resources = {
  title: cloudServices.resources.title,
  lead: cloudServices.resources.lead,
  items: articles.slice(0, 3).map(({ id, excerpt }) => ({
    article: id,
    description: excerpt.slice(0, 169).replace(/\W*$/, '.'),
  })),
};

/** Sections of our own pages, each with the schema that holds it. */
const real = {
  tabs: [sections.tabsSchema(3), cloudServices.tabs],
  engagements: [sections.tabsSchema(3), itConsulting.tabs],
  steps: [sections.stepsSchema(5), cloudServices.steps],
  deliverables: [sections.deliverableStepsSchema(5), networkInfrastructure.steps],
  faqs: [sections.faqsSchema(6), cloudServices.faqs],
  resources: [sections.resourcesSchema(3), resources],
  pricing: [sections.pricingSchema(), cloudServices.pricing],
  billedPricing: [sections.pricingSchema(cloud.billing), cloudServices.pricing],
  newTabs: [sections.tabsSchema(), cloudServices.tabs],
  cards: [sections.serviceCardsSchema(4), cybersecurity.cards],
  tiers: [sections.tierTableSchema, cloudServices.tiers],
  badges: [sections.badgesSchema(12), cloudServices.certifications],
  vendors: [sections.groupsSchema(6, 4), networkInfrastructure.vendors],
  billed: [sections.billedPlansSchema(3), cybersecurity.plans],
  setup: [sections.setupPlansSchema(3), healthcare.plans],
  framework: [sections.maturityFrameworkSchema, itConsulting.framework],
  areas: [sections.assessmentAreasSchema, itConsulting.areas],
  benefits: [sections.benefitsSchema, managedIt.benefits],
  practices: [sections.pointsSchema(6), appWebDev.practices],
  closing: [sections.closingSchema, healthcare.closing],
  hero: [sections.heroSchema, cloudServices.hero],
  meta: [sections.metaSchema, cloudServices.meta],
  instrument: [sections.instrumentSchema, cloudServices.instrument],
} as const satisfies Record<string, readonly [z.ZodType, object]>;
type Name = keyof typeof real;

/** Parses a page that has one of the sections, with one field of it broken. */
const define = (name: Name, path: ReadonlyArray<string | number>, value: unknown) => () => {
  const [schema, content] = real[name];
  return parseContent(FILE, z.strictObject({ [name]: schema }), {
    [name]: broken(content, path, value),
  });
};

it.each(Object.keys(real) as Name[])('accepts the %s of our own page', (name) => {
  expect(define(name, ['none'], undefined)).not.toThrow();
});

const faults: ReadonlyArray<
  [string, Name, ReadonlyArray<string | number>, unknown, string, RegExp]
> = [
  ['a missing field', 'hero', ['lead'], undefined, 'lead', /expected string/],
  ['a misspelled field', 'hero', ['laed'], 'x', 'laed', /no field/],
  ['a number for text', 'hero', ['title'], 7, 'title', /expected string/],
  [
    'a headline of nine words',
    'hero',
    ['title'],
    'one two three four five six seven eight nine',
    'title',
    /expected at most 8 words/,
  ],
  ['markup', 'hero', ['title'], 'Hello <b>there</b>', 'title', /without < or >/],
  ['a filler word', 'hero', ['title'], 'Seamless clinics', 'title', /filler word/],
  [
    'a button of an unknown kind',
    'hero',
    ['secondary'],
    { kind: 'telepathy', label: 'x' },
    'secondary.kind',
    /kind/,
  ],
  ['a title too long for search', 'meta', ['title'], 'x'.repeat(80), 'title', /at most 48/],
  [
    'a description without a full stop',
    'meta',
    ['description'],
    'a word '.repeat(12).trim(),
    'description',
    /ends with/,
  ],
  [
    'a description too long for search',
    'meta',
    ['description'],
    `${'words '.repeat(26)}last.`,
    'description',
    /at most 160/,
  ],
  ['a space at the end', 'closing', ['title'], 'Walk the clinic ', 'title', /no space/],
  ['two readings', 'instrument', ['readings'], [], 'readings', /3 to 5 readings/],
  [
    'five questions',
    'faqs',
    ['items'],
    cloudServices.faqs.items.slice(1),
    'items',
    /exactly 6 questions/,
  ],
  [
    'an answer too short to help',
    'faqs',
    ['items', 3, 'answer'],
    `${'word '.repeat(30)}end.`,
    'items[3].answer',
    /40 to 90 words/,
  ],
  [
    'a question without its mark',
    'faqs',
    ['items', 0, 'question'],
    'What does it cost us',
    'items[0].question',
    /question mark/,
  ],
  [
    'a question twice',
    'faqs',
    ['items', 1, 'question'],
    cloudServices.faqs.items[0]?.question,
    'items[1]',
    /different question for each/,
  ],
  [
    'eleven badges',
    'badges',
    ['items'],
    cloudServices.certifications.items.slice(1),
    'items',
    /exactly 12 badges/,
  ],
  [
    'two tabs with one id',
    'tabs',
    ['items', 1, 'id'],
    cloudServices.tabs.items[0]?.id,
    'items[1]',
    /different id for each/,
  ],
  [
    'two tabs with one label',
    'tabs',
    ['items', 1, 'label'],
    cloudServices.tabs.items[0]?.label,
    'items[1]',
    /different label for each/,
  ],
  [
    'two tabs with one title',
    'tabs',
    ['items', 1, 'title'],
    cloudServices.tabs.items[0]?.title,
    'items[1]',
    /different title for each/,
  ],
  [
    'two tabs with one picture',
    'tabs',
    ['items', 1, 'picture'],
    cloudServices.tabs.items[0]?.picture.slot,
    'items[1]',
    /different picture for each/,
  ],
  [
    'a photograph that nobody vetted',
    'tabs',
    ['items', 0, 'picture'],
    'photo-123',
    'items[0].picture',
    /content\/shared\/photos/,
  ],
  [
    'an engagement without its price',
    'engagements',
    ['items', 0, 'terms', 'investment'],
    undefined,
    'items[0].terms.investment',
    /expected string/,
  ],
  [
    'four steps',
    'steps',
    ['items'],
    cloudServices.steps.items.slice(1),
    'items',
    /exactly 5 steps/,
  ],
  [
    'a step of a length that cannot be drawn',
    'steps',
    ['items', 1, 'duration'],
    'A week or so',
    'items[1].duration',
    /a length that can be drawn/,
  ],
  [
    'steps with a week between them',
    'steps',
    ['items', 1, 'duration'],
    'Week 4',
    'items[1].duration',
    /^(?!.*steps\.items: )(?=.*steps in order)(?=.*\(found "Week 4"\))/s,
  ],
  [
    'a step of a length that cannot be drawn, and of its order not a word',
    'steps',
    ['items', 1, 'duration'],
    'A week or so',
    'items[1].duration',
    /^(?!.*steps in order)(?=.*a length that can be drawn)/s,
  ],
  [
    'a step with two deliverables',
    'deliverables',
    ['items', 0, 'deliverables'],
    ['One', 'Two'],
    'items[0].deliverables',
    /3 to 4 deliverables/,
  ],
  [
    'two readings to recommend',
    'resources',
    ['items'],
    resources.items.slice(1),
    'items',
    /exactly 3 resource cards/,
  ],
  [
    'a card for an article that does not exist',
    'resources',
    ['items', 0, 'article'],
    'unwritten',
    'items[0]',
    /expected the id of an article that there is/,
  ],
  [
    'an article on two cards',
    'resources',
    ['items', 1],
    resources.items[0],
    'items[1]',
    /a different card for each/,
  ],
  ['a free offer', 'pricing', ['options', 0, 'price'], 0, 'options[0].price', /above 0/],
  [
    'two ways to pay with one id',
    'pricing',
    ['options', 1, 'id'],
    'monthly',
    'options',
    /different id for each/,
  ],
  [
    'two ways to pay with one label',
    'pricing',
    ['options', 1, 'label'],
    cloudServices.pricing.options[0].label,
    'options',
    /different label for each/,
  ],
  [
    'one way to pay',
    'pricing',
    ['options'],
    [cloudServices.pricing.options[0]],
    'options',
    /expected exactly 2 ways to pay/,
  ],
  [
    'a way to pay that the estimator does not know',
    'billedPricing',
    ['options', 1, 'id'],
    'yearly',
    'options[1].id',
    /expected annual, the estimator's/,
  ],
  [
    'five tabs on a new page',
    'newTabs',
    ['items'],
    Array.from({ length: 5 }, (_, index) => ({
      ...cloudServices.tabs.items[0],
      id: `tab-${index}`,
    })),
    'items',
    /1 to 4 tabs/,
  ],
  [
    'a price for each month and none for setting up',
    'setup',
    ['items', 0, 'price'],
    { monthly: 500, setup: 'Custom' },
    'items[0].price',
    /Custom for both or for neither/,
  ],
  [
    'a price for setting up and none for each month',
    'setup',
    ['items', 0, 'price'],
    { monthly: 'Custom', setup: 500 },
    'items[0].price',
    /Custom for both or for neither/,
  ],
  [
    'two plans with one id',
    'setup',
    ['items', 1, 'id'],
    healthcare.plans.items[0]?.id,
    'items[1]',
    /different id for each/,
  ],
  [
    'two billed plans with one id',
    'billed',
    ['items', 1, 'id'],
    cybersecurity.plans.items[0]?.id,
    'items[1]',
    /different id for each/,
  ],
  ['an unknown icon', 'cards', ['items', 0, 'icon'], 'unicorn', 'items[0].icon', /icon name/],
  [
    'a tier table of seven rows',
    'tiers',
    ['rows'],
    cloudServices.tiers.rows.slice(0, 7),
    'rows',
    /8 to 12 rows/,
  ],
  [
    'five vendor categories',
    'vendors',
    ['items'],
    networkInfrastructure.vendors.items.slice(1),
    'items',
    /exactly 6 groups/,
  ],
  [
    'a price with cents',
    'billed',
    ['items', 0, 'price', 'monthly'],
    299.99,
    'items[0].price.monthly',
    /whole number/,
  ],
  ['two highlighted plans', 'billed', ['items', 0, 'highlighted'], true, 'items', /at most one/],
  [
    'a price in words',
    'setup',
    ['items', 0, 'price', 'setup'],
    'free',
    'items[0].price.setup',
    /Custom/,
  ],
  [
    'four levels',
    'framework',
    ['levels'],
    itConsulting.framework.levels.slice(1),
    'levels',
    /exactly 5 levels/,
  ],
  ['weights that miss 100', 'areas', ['items', 0, 'weight'], 24, 'items', /add up to 100/],
  ['four benefits', 'benefits', ['items'], [], 'items', /5 to 8 benefits/],
  ['five practices', 'practices', ['items'], [], 'items', /exactly 6 points/],
];

it.each(faults)('names file and field: %s', (_name, section, path, value, field, expected) => {
  const place = [section, field].filter(Boolean).join('.');
  expect(define(section, path, value)).toThrow(ContentError);
  expect(define(section, path, value)).toThrow(`${FILE}: ${place}: `);
  expect(define(section, path, value)).toThrow(expected);
});

const repeated: ReadonlyArray<[Name, ReadonlyArray<string | number>, string | undefined, string]> =
  [
    ['tabs', ['items', 1, 'features'], undefined, 'every feature once'],
    ['tabs', ['items', 1, 'benefits'], undefined, 'every benefit once'],
    ['steps', ['items'], 'title', 'a different title for each'],
    ['deliverables', ['items'], 'title', 'a different title for each'],
    ['deliverables', ['items', 1, 'deliverables'], undefined, 'every deliverable once'],
    ['instrument', ['readings'], 'label', 'a different label for each'],
    ['pricing', ['includes'], undefined, 'every line once'],
    ['cards', ['items'], 'title', 'a different title for each'],
    ['cards', ['items', 1, 'features'], undefined, 'every feature once'],
    ['practices', ['items'], 'title', 'a different title for each'],
    ['tiers', ['rows'], 'feature', 'a different feature for each'],
    ['vendors', ['items'], 'title', 'a different title for each'],
    ['vendors', ['items', 1, 'names'], undefined, 'every name once'],
    ['setup', ['items'], 'name', 'a different name for each'],
    ['setup', ['items', 0, 'features'], undefined, 'every feature once'],
    ['setup', ['items', 0, 'idealFor'], undefined, 'every line once'],
    ['billed', ['items'], 'name', 'a different name for each'],
    ['billed', ['items', 0, 'features'], undefined, 'every feature once'],
    ['billed', ['items', 0, 'idealFor'], undefined, 'every line once'],
    ['framework', ['levels'], 'title', 'a different title for each'],
    ['framework', ['levels', 1, 'characteristics'], undefined, 'every characteristic once'],
    ['areas', ['items'], 'category', 'a different category for each'],
    ['areas', ['items', 1, 'areas'], undefined, 'every area once'],
    ['benefits', ['items'], 'title', 'a different title for each'],
  ];

it.each(repeated)('refuses what stands twice in the %s at %j (%s)', (name, path, key, expected) => {
  const list = path.reduce<unknown>((at, field) => Reflect.get(Object(at), field), real[name][1]);
  const [first, second = first, ...others] = list as unknown[];
  const again =
    key === undefined ? first : { ...Object(second), [key]: Reflect.get(Object(first), key) };
  const at = z.core.toDotPath([name, ...path, 1]);
  expect(define(name, path, [first, second, ...others])).not.toThrow(expected);
  expect(define(name, path, [first, again, ...others])).toThrow(
    `${FILE}: ${at}: expected ${expected}`,
  );
});

it('shows what two of a list share, at the second of them', () => {
  const [first] = cloudServices.faqs.items;
  expect(define('faqs', ['items', 3, 'question'], first?.question)).toThrow(
    `faqs.items[3]: expected a different question for each (found "${first?.question}")`,
  );
});

it.each([
  ['setup', healthcare.plans],
  ['billed', cybersecurity.plans],
] as const)('lets the last of the %s plans build on another of them alone', (name, { items }) => {
  const path = ['items', 2, 'features', 0];
  const [first = '', second = '', own = ''] = items.map((plan) => plan.name);
  const builds = (other: string) => define(name, path, `Everything in ${other}`);
  for (const other of [`Old ${second}`, second.slice(0, -1), own, `${second} and more`]) {
    expect(builds(other)).toThrow(
      `${FILE}: ${name}.items[2].features[0]: expected another plan of the page behind "Everything in": ${first} or ${second} (found "Everything in ${other}")`,
    );
  }
  for (const other of [first, second]) expect(builds(other)).not.toThrow();
});

it('shows the word that is in the way, far into an answer', () => {
  const answer = `${'plain words '.repeat(30)}and a robust plan ${'of words '.repeat(9)}end.`;
  expect(define('faqs', ['items', 3, 'answer'], answer)).toThrow(
    /faqs\.items\[3\]\.answer: expected plain words, not a filler word \(found "robust" in "….* a robust plan of .*…"\)/,
  );
});

it.each([
  [39, false],
  [40, true],
  [90, true],
  [91, false],
])('an answer of %d words: %p', (length, holds) => {
  const answer = define('faqs', ['items', 3, 'answer'], `${'word '.repeat(length - 1)}end.`);
  if (holds) expect(answer).not.toThrow();
  else expect(answer).toThrow(/40 to 90 words/);
});

it('says that what a card names may not be a draft', () => {
  expect(define('resources', ['items', 0, 'article'], 'unwritten')).toThrow(/may be a draft/);
});

it.each(['Under 15', 'None', ''])('refuses the figure %p, whose unit is a suffix', (value) => {
  const [first, ...others] = cloudServices.stats;
  const stats = { ...first, value };
  expect(() => sections.statsSchema(4).parse([first, ...others])).not.toThrow();
  expect(() => sections.statsSchema(4).parse([stats, ...others])).toThrow();
});

it('needs recommendations for every band of the score', () => {
  const { from40, ...others } = itConsulting.recommendations;
  expect(() => sections.recommendationsSchema.parse({ ...others, from40 })).not.toThrow();
  expect(() => sections.recommendationsSchema.parse(others)).toThrow(/from40/);
});
