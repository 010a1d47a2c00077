import { z } from 'zod';
import type { EstimatorId, ModelOf } from '@/lib/estimators/registry';
import { action } from './actions';
import { anyEstimatorSchema, type EstimatorCopy } from './estimator';
import { landingShape, slugOf, type LandingContent } from './landing';
import { parseContent } from './parse';
import { count, headline, icon, sentence, text } from './primitives';
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

/** The checklist beside the calculator, with the page's own words for done and open. */
const checklistSchema = section({
  done: text(16),
  open: text(16),
  items: exactly(
    z.strictObject({
      category: text(60),
      completed: z.boolean(),
      itemCount: count,
      /** What the items cover, shown when the category is chosen. */
      covers: between(text(70), 4, 6, 'lines').optional(),
    }),
    6,
    'categories',
  ),
});
export type Checklist = z.output<typeof checklistSchema>;

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
  /** What helps beside a plan. */
  support: grantSupportSchema.optional(),
  partners: partnersSchema,
  faqs: faqsSchema,
};
type Industry = z.output<z.ZodObject<typeof industryShape>>;

/** What the shared layout shows of an industry page. */
export type IndustryContent = Industry &
  LandingContent & { estimator: { title: string; lead: string } };

interface Identity<Slug extends string, Id extends EstimatorId> {
  slug: Slug;
  /** The calculator: the words of the model that `id` names. */
  estimator: EstimatorCopy<ModelOf<Id>> & { id: Id };
}

/**
 * Checks the content of one industry page and returns it with its address.
 * Throws a ContentError that names file, field and what was expected.
 */
export function defineIndustry<const Slug extends string, const Id extends EstimatorId>(
  slug: Slug,
  data: z.input<z.ZodObject<typeof industryShape>> & Identity<NoInfer<Slug>, Id>,
): Industry & Identity<Slug, Id> & { kind: 'industry'; path: string } {
  const schema = z.strictObject({
    ...industryShape,
    slug: slugOf(slug),
    estimator: anyEstimatorSchema,
  });
  const page = parseContent(`content/industries/${slug}.ts`, schema, data);
  // The words are those of the model that the id names: types alone cannot follow a union that far.
  const { estimator } = page as unknown as Identity<Slug, Id>;
  return { ...page, estimator, kind: 'industry', path: `/industries/${slug}` };
}
