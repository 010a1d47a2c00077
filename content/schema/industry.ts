import { z } from 'zod';
import {
  architectureEstimatorSchema,
  financialEstimatorSchema,
  healthcareEstimatorSchema,
  legalEstimatorSchema,
  manufacturingEstimatorSchema,
  nonProfitEstimatorSchema,
} from './estimators';
import { parseContent } from './parse';
import { action, count, headline, icon, sentence, serviceOption, slug, text } from './primitives';
import {
  closingSchema,
  faqsSchema,
  heroSchema,
  instrumentSchema,
  introSchema,
  metaSchema,
  setupPlansSchema,
  tabsSchema,
} from './sections';

/** A figure of the strip. `marketing` marks one that we chose ourselves to agree with the stated claims. */
const figureSchema = z.strictObject({
  number: text(12),
  label: text(40),
  icon,
  source: z.enum(['claim', 'marketing'], { error: 'expected source to be claim or marketing' }),
});
export const figuresSchema = z.array(figureSchema).length(4, 'expected exactly 4 figures');
export type Figures = z.output<typeof figuresSchema>;

const checklistItem = {
  category: text(60),
  completed: z.boolean(),
  itemCount: count,
};
/** The checklist beside the calculator, with the page's own words for done and open. */
const checklistSchema = z.strictObject({
  ...introSchema.shape,
  done: text(16),
  open: text(16),
  items: z.array(z.strictObject(checklistItem)).length(6, 'expected exactly 6 categories'),
});
export type Checklist = z.output<typeof checklistSchema>;

/** Healthcare's checklist: choosing a category shows what its items cover. */
const coveredChecklistSchema = z.strictObject({
  ...introSchema.shape,
  done: text(16),
  open: text(16),
  items: z
    .array(
      z.strictObject({
        ...checklistItem,
        covers: z.array(text(70)).min(4, 'expected 4 to 6 lines').max(6, 'expected 4 to 6 lines'),
      }),
    )
    .length(6, 'expected exactly 6 categories'),
});
export type CoveredChecklist = z.output<typeof coveredChecklistSchema>;

const partnersSchema = z.strictObject({
  ...introSchema.shape,
  items: z
    .array(z.strictObject({ name: text(40), type: text(40) }))
    .length(12, 'expected exactly 12 partner technologies')
    .refine(
      (items) => new Set(items.map(({ name }) => name)).size === items.length,
      'expected twelve different names',
    ),
});
export type Partners = z.output<typeof partnersSchema>;

const base = {
  slug,
  name: text(40).describe('the page in navigation and breadcrumbs'),
  service: serviceOption.describe('chosen in the contact form when a visitor comes from this page'),
  meta: metaSchema,
  hero: z.strictObject({
    ...heroSchema.shape,
    tagline: text(48),
    badges: z.array(text(32)).length(3, 'expected exactly 3 badges'),
  }),
  instrument: instrumentSchema,
  figures: figuresSchema,
  tabs: tabsSchema(4),
  checklist: checklistSchema,
  plans: setupPlansSchema,
  partners: partnersSchema,
  faqs: faqsSchema,
  closing: closingSchema,
};

export const industrySchemas = {
  healthcare: z.strictObject({
    ...base,
    checklist: coveredChecklistSchema,
    estimator: healthcareEstimatorSchema,
  }),
  legal: z.strictObject({ ...base, estimator: legalEstimatorSchema }),
  financial: z.strictObject({ ...base, estimator: financialEstimatorSchema }),
  manufacturing: z.strictObject({ ...base, estimator: manufacturingEstimatorSchema }),
  architecture: z.strictObject({ ...base, estimator: architectureEstimatorSchema }),
  'non-profit': z.strictObject({
    ...base,
    estimator: nonProfitEstimatorSchema.extend({
      report: text(40).describe('the link under the calculator'),
    }),
    /** The advertising grant, the discounts and the pro bono work. */
    support: z.strictObject({
      title: headline,
      items: z
        .array(z.strictObject({ title: headline, description: sentence(320, 60) }))
        .length(3, 'expected exactly 3 kinds of support'),
      guide: action,
    }),
  }),
};

export type IndustrySlug = keyof typeof industrySchemas;
type IndustryContent = { [Slug in IndustrySlug]: z.output<(typeof industrySchemas)[Slug]> };
export type Industry<Slug extends IndustrySlug = IndustrySlug> = IndustryContent[Slug];

// Seen through a mapped type, so that the schema of a slug is known to yield the content of that slug.
const schemas: { [Slug in IndustrySlug]: z.ZodType<IndustryContent[Slug]> } = industrySchemas;

/**
 * Checks the content of one industry page against the schema of its slug and returns it.
 * Throws a ContentError that names file, field and what was expected.
 */
export function defineIndustry<Slug extends IndustrySlug>(
  id: Slug,
  data: z.input<(typeof industrySchemas)[Slug]>,
): Industry<Slug> {
  return parseContent<IndustryContent[Slug]>(`content/industries/${id}.ts`, schemas[id], data);
}
