/** @jest-environment node */
import { healthcare } from '@/content/industries/healthcare';
import { legal } from '@/content/industries/legal';
import { manufacturing } from '@/content/industries/manufacturing';
import { nonProfit } from '@/content/industries/non-profit';
import { defineIndustry } from '@/content/schema/industry';
import type { LandingContent } from '@/content/schema/landing';
import { ContentError } from '@/content/schema/parse';
import { broken, unparsed } from '../../../support/broken';

type Path = ReadonlyArray<string | number>;

/** The definition without its types: a marketer's slip may be of any kind. */
const defineUntyped = (slug: string, data: unknown): unknown =>
  Reflect.apply(defineIndustry, undefined, [slug, data]);
const define = (slug: string, content: object, path: Path, value: unknown) => () =>
  defineUntyped(slug, broken(content, path, value));

it.each([legal, healthcare, nonProfit])('gives a page its kind and its address: $slug', (page) => {
  const defined = defineUntyped(page.slug, unparsed(page));
  expect(defined).toEqual(page);
  expect(defined).toMatchObject({ kind: 'industry', path: `/industries/${page.slug}` });
});

it('gives a new page the estimator that it brings, as its page.tsx wants it', () => {
  type New = Parameters<typeof defineIndustry<'retail'>>[1];
  const words = { ...unparsed(legal), slug: 'retail' } as unknown as New;
  const page = defineIndustry('retail', { ...words, estimator: legal.estimator });
  // Without `?`: a component takes no words that may be missing.
  expect(page.estimator.id).toBe(legal.estimator.id);
});

/** Pages that hide nothing, whatever their files hide today: which parts a button may lead to follows from it. */
const whole = { ...legal, hidden: [] };
const withCalculator = {
  ...manufacturing,
  hidden: [],
  hero: { ...manufacturing.hero, secondary: { kind: 'calculator', label: 'Go' } },
};

const faults: ReadonlyArray<[string, string, object, Path, unknown, string, RegExp]> = [
  ['another slug', 'legal', legal, ['slug'], 'financial', 'slug', /without \.ts: legal/],
  [
    'a service that the form does not offer',
    'healthcare',
    healthcare,
    ['contactService'],
    'Plumbing',
    'contactService',
    /contact form's services/,
  ],
  [
    'a figure of unknown origin',
    'healthcare',
    healthcare,
    ['stats', 0, 'source'],
    'guess',
    'stats[0].source',
    /claim or marketing/,
  ],
  [
    'a word before a figure',
    'legal',
    legal,
    ['stats', 2, 'number'],
    'Under 1 hour',
    'stats[2].number',
    /a number and at most one word/,
  ],
  [
    'a figure without a reason',
    'legal',
    legal,
    ['figures', 0, 'reason'],
    undefined,
    'figures[0].reason',
    /expected string/,
  ],
  ['three figures', 'legal', legal, ['stats'], legal.stats.slice(1), 'stats', /exactly 4 figures/],
  ['two badges', 'legal', legal, ['hero', 'badges'], ['x', 'y'], 'hero.badges', /exactly 3 badges/],
  [
    'five categories to check',
    'legal',
    legal,
    ['checklist', 'items'],
    legal.checklist.items.slice(1),
    'checklist.items',
    /exactly 6 categories/,
  ],
  [
    'eleven partners',
    'legal',
    legal,
    ['partners', 'items'],
    legal.partners.items.slice(1),
    'partners.items',
    /exactly 12 partner technologies, as specified/,
  ],
  [
    'a partner twice',
    'legal',
    legal,
    ['partners', 'items', 1],
    legal.partners.items[0],
    'partners.items[1]',
    /different name for each/,
  ],
  [
    'a category to check twice',
    'legal',
    legal,
    ['checklist', 'items', 1, 'category'],
    legal.checklist.items[0]?.category,
    'checklist.items[1]',
    /different category for each/,
  ],
  [
    'a line twice under a category',
    'healthcare',
    healthcare,
    ['checklist', 'items', 0, 'covers', 1],
    healthcare.checklist.items[0]?.covers?.[0],
    'checklist.items[0].covers[1]',
    /every line once/,
  ],
  [
    'a badge twice',
    'legal',
    legal,
    ['hero', 'badges', 2],
    legal.hero.badges[0],
    'hero.badges[2]',
    /every badge once/,
  ],
  [
    'a figure twice',
    'legal',
    legal,
    ['stats', 1, 'label'],
    legal.stats?.[0]?.label,
    'stats[1]',
    /different label for each/,
  ],
  [
    'a kind of support twice',
    'non-profit',
    nonProfit,
    ['support', 'items', 1, 'title'],
    nonProfit.support?.items[0]?.title,
    'support.items[1]',
    /different title for each/,
  ],
  [
    'two plans',
    'legal',
    legal,
    ['plans', 'items'],
    legal.plans.items.slice(1),
    'plans.items',
    /exactly 3 plans/,
  ],
  [
    'a category that covers nothing, where it can be chosen',
    'healthcare',
    healthcare,
    ['checklist', 'items', 0, 'covers'],
    [],
    'checklist.items[0].covers',
    /4 to 6 lines/,
  ],
  [
    'grants without a way to read more',
    'non-profit',
    nonProfit,
    ['support', 'guide'],
    undefined,
    'support.guide',
    /expected kind/,
  ],
  [
    'a button to a part of another page',
    'legal',
    whole,
    ['closing', 'secondary'],
    { kind: 'part', label: 'Go', part: 'replay' },
    'closing.secondary.part',
    /a part that this page shows: services, plans, partners, faq, calculator \(found "replay"\)/,
  ],
  [
    'a calculator that is hidden',
    'manufacturing',
    withCalculator,
    ['hidden'],
    ['estimator'],
    'hero.secondary.kind',
    /another kind: this page shows no estimator \(found "calculator"\)/,
  ],
  ['a section of another page', 'legal', legal, ['pricing'], {}, 'pricing', /no field/],
  [
    'a slider without words',
    'legal',
    legal,
    ['estimator', 'inputs', 'staff'],
    undefined,
    'estimator.inputs.staff',
    /expected/,
  ],
];

it.each(faults)(
  'names file and field: %s',
  (_name, slug, content, path, value, field, expected) => {
    expect(define(slug, content, path, value)).toThrow(ContentError);
    expect(define(slug, content, path, value)).toThrow(`content/industries/${slug}.ts: ${field}: `);
    expect(define(slug, content, path, value)).toThrow(expected);
  },
);

describe('an industry that is new', () => {
  const own = { ...unparsed(legal), slug: 'retail' };
  /** What comes of it is a landing page, to the compiler too. */
  const define = (change: object): LandingContent =>
    defineUntyped('retail', { ...own, ...change }) as ReturnType<typeof defineIndustry>;

  it('has as many of everything as it likes, but of nothing none', () => {
    const { partners, faqs, plans, hero, stats } = legal;
    const more = [...partners.items, { name: 'One more', type: 'Till' }];
    const page = {
      partners: { ...partners, items: more },
      faqs: { ...faqs, items: faqs.items.slice(4) },
      plans: { ...plans, items: plans.items.slice(0, 2) },
      stats: stats.slice(1),
      hero: { ...hero, badges: hero.badges.slice(2) },
    };
    expect(define(page)).toMatchObject(page);
    expect(() => define({ partners: { ...partners, items: [] } })).toThrow(
      'retail.ts: partners.items: expected at least one of the partner technologies',
    );
  });

  it.each(['stats', 'tabs', 'checklist', 'plans', 'partners', 'faqs', 'estimator'])(
    'may do without %s, which a specified one has to have',
    (section) => {
      expect(define({ [section]: undefined })).not.toMatchObject({ [section]: expect.anything() });
      expect(() => defineUntyped('legal', { ...unparsed(legal), [section]: undefined })).toThrow(
        `content/industries/legal.ts: ${section}: expected`,
      );
    },
  );
});

it('hides sections of its own, and nothing else', () => {
  const hide = (...hidden: string[]) => defineUntyped('legal', { ...unparsed(legal), hidden });
  expect(hide('faqs', 'partners')).toEqual({ ...legal, hidden: ['faqs', 'partners'] });
  expect(() => hide('faqs', 'hero')).toThrow(
    'content/industries/legal.ts: hidden[1]: expected a section of this page: stats, tabs, ',
  );
});
