import { z } from 'zod';
import type { EstimatorId, ModelOf } from '@/lib/estimators/registry';
import { anyEstimatorSchema, type EstimatorCopy } from './estimator';
import { landingShape, slugOf, type LandingContent } from './landing';
import { parseContent } from './parse';
import { action, count, headline, icon, sentence, text } from './primitives';
import {
  between,
  exactly,
  faqsSchema,
  heroSchema,
  section,
  setupPlansSchema,
  tabsSchema,
  unique,
} from './sections';

/** A figure of the strip. `marketing` marks one that we chose ourselves to agree with the stated claims. */
const statSchema = z.strictObject({
  number: text(12),
  label: text(40),
  icon,
  source: z.enum(['claim', 'marketing'], { error: 'expected source to be claim or marketing' }),
});
const statsSchema = exactly(statSchema, 4, 'figures');
export type IndustryStats = z.output<typeof statsSchema>;

const checklistItem = z.strictObject({
  category: text(60),
  completed: z.boolean(),
  itemCount: count,
});
/** The checklist beside the calculator, with the page's own words for done and open. */
const checklistOf = <Item extends z.ZodType>(item: Item) =>
  section({ done: text(16), open: text(16), items: exactly(item, 6, 'categories') });
const checklistSchema = checklistOf(checklistItem);
export type Checklist = z.output<typeof checklistSchema>;

/** Healthcare's checklist: choosing a category shows what its items cover. */
const coveredChecklistSchema = checklistOf(
  checklistItem.extend({
    covers: between(text(70), 4, 6, 'lines'),
  }),
);
export type CoveredChecklist = z.output<typeof coveredChecklistSchema>;

const partnersSchema = section({
  items: exactly(
    z.strictObject({ name: text(40), type: text(40) }),
    12,
    'partner technologies',
  ).check(unique((partner) => partner.name, 'name')),
});
export type Partners = z.output<typeof partnersSchema>;

/** The advertising grant, the discounts and the pro bono work. */
const grantSupportSchema = z.strictObject({
  title: headline,
  items: exactly(
    z.strictObject({ title: headline, description: sentence(320, 60) }),
    3,
    'kinds of support',
  ),
  guide: action,
});
export type GrantSupport = z.output<typeof grantSupportSchema>;

const industryShape = {
  ...landingShape,
  hero: z.strictObject({
    ...heroSchema.shape,
    tagline: text(48),
    badges: exactly(text(32), 3, 'badges'),
  }),
  stats: statsSchema,
  tabs: tabsSchema(4),
  checklist: checklistSchema,
  plans: setupPlansSchema,
  partners: partnersSchema,
  faqs: faqsSchema,
};

/** What two of the pages have that the shared layout has not. */
const ownShapes = {
  healthcare: { checklist: coveredChecklistSchema },
  'non-profit': { support: grantSupportSchema },
};
type OwnShapes = typeof ownShapes;
type Shape<Slug extends string> = Slug extends keyof OwnShapes
  ? Omit<typeof industryShape, keyof OwnShapes[Slug]> & OwnShapes[Slug]
  : typeof industryShape;
type Schema<Slug extends string> = z.ZodObject<Shape<Slug>, z.core.$strict>;
interface Identity<Slug extends string, Id extends EstimatorId> {
  slug: Slug;
  /** The calculator: the words of the model that `id` names. */
  estimator: EstimatorCopy<ModelOf<Id>> & { id: Id };
}

/** What the shared layout shows of an industry page. */
export type IndustryContent = z.output<z.ZodObject<typeof industryShape>> &
  LandingContent & { estimator: { title: string; lead: string } };

/** A checked industry page, with its address. */
type Industry<Slug extends string = string, Id extends EstimatorId = EstimatorId> = z.output<
  Schema<Slug>
> &
  Identity<Slug, Id> & { kind: 'industry'; path: string };

/**
 * Checks the content of one industry page and returns it with its address.
 * Throws a ContentError that names file, field and what was expected.
 */
export function defineIndustry<const Slug extends string, const Id extends EstimatorId>(
  slug: Slug,
  data: z.input<Schema<NoInfer<Slug>>> & Identity<NoInfer<Slug>, Id>,
): Industry<Slug, Id> {
  const own = Object.hasOwn(ownShapes, slug) ? ownShapes[slug as keyof OwnShapes] : {};
  const schema = z.strictObject({
    ...industryShape,
    ...own,
    slug: slugOf(slug),
    estimator: anyEstimatorSchema,
  });
  const page = parseContent(`content/industries/${slug}.ts`, schema, data);
  // The shape was chosen by the slug, the estimator's by its id: types alone cannot follow that.
  const checked: unknown = { ...page, kind: 'industry', path: `/industries/${slug}` };
  return checked as Industry<Slug, Id>;
}
