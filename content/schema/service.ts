import { z } from 'zod';
import {
  cloudEstimatorSchema,
  developmentEstimatorSchema,
  maturityEstimatorSchema,
  networkEstimatorSchema,
} from './estimators';
import { parseContent } from './parse';
import { count, headline, icon, sentence, serviceOption, slug, text } from './primitives';
import {
  badgesSchema,
  billedPlansSchema,
  closingSchema,
  deliverableStepsSchema,
  engagementTabsSchema,
  faqsSchema,
  groupsSchema,
  heroSchema,
  instrumentSchema,
  introSchema,
  metaSchema,
  metricsSchema,
  pointsSchema,
  pricingSchema,
  resourcesSchema,
  serviceCardsSchema,
  stepsSchema,
  tabsSchema,
  tierTableSchema,
} from './sections';

const base = {
  slug,
  name: text(40).describe('the page in navigation and breadcrumbs'),
  service: serviceOption.describe('chosen in the contact form when a visitor comes from this page'),
  meta: metaSchema,
  hero: heroSchema,
  instrument: instrumentSchema,
  closing: closingSchema,
};

const maturityFrameworkSchema = z.strictObject({
  ...introSchema.shape,
  levels: z
    .array(
      z.strictObject({
        level: count.max(5),
        title: text(24),
        description: sentence(200, 40),
        characteristics: z.array(text(90)).length(3, 'expected exactly 3 characteristics'),
        color: z.enum(['muted', 'link', 'signal'], { error: 'expected muted, link or signal' }),
      }),
    )
    .length(5, 'expected exactly 5 levels')
    .refine(
      (levels) => levels.every(({ level }, index) => level === index + 1),
      'expected levels 1 to 5 in order',
    ),
});
export type MaturityFramework = z.output<typeof maturityFrameworkSchema>;

const assessmentAreasSchema = z.strictObject({
  ...introSchema.shape,
  items: z
    .array(
      z.strictObject({
        category: text(32),
        areas: z.array(text(60)).length(4, 'expected exactly 4 areas'),
        weight: count.max(100).describe('percent'),
      }),
    )
    .length(5, 'expected exactly 5 assessment areas')
    .refine(
      (areas) => areas.reduce((sum, { weight }) => sum + weight, 0) === 100,
      'expected weights that add up to 100',
    ),
});
export type AssessmentAreas = z.output<typeof assessmentAreasSchema>;

const threeSentences = z.array(sentence(200, 30)).length(3, 'expected exactly 3 recommendations');
/** Three recommendations for each band of the maturity score. */
const recommendationsSchema = z.strictObject({
  under40: threeSentences,
  from40: threeSentences,
  from60: threeSentences,
  from80: threeSentences,
});
export type Recommendations = z.output<typeof recommendationsSchema>;

export const serviceSchemas = {
  'managed-it': z.strictObject({
    ...base,
    benefits: z.strictObject({
      title: headline,
      items: z
        .array(z.strictObject({ icon, title: text(48), description: sentence(220, 40) }))
        .min(5, 'expected 5 to 8 benefits')
        .max(8, 'expected 5 to 8 benefits'),
    }),
    included: serviceCardsSchema(6),
  }),
  cybersecurity: z.strictObject({
    ...base,
    metrics: metricsSchema,
    cards: serviceCardsSchema(4),
    plans: billedPlansSchema,
    faqs: faqsSchema,
  }),
  'cloud-services': z.strictObject({
    ...base,
    metrics: metricsSchema,
    tabs: tabsSchema(3),
    estimator: cloudEstimatorSchema,
    steps: stepsSchema,
    tiers: tierTableSchema,
    certifications: badgesSchema,
    pricing: pricingSchema,
    faqs: faqsSchema,
    resources: resourcesSchema,
  }),
  'network-infrastructure': z.strictObject({
    ...base,
    metrics: metricsSchema,
    tabs: tabsSchema(3),
    estimator: networkEstimatorSchema,
    steps: deliverableStepsSchema,
    vendors: groupsSchema(6, 4),
    pricing: pricingSchema,
    faqs: faqsSchema,
    resources: resourcesSchema,
  }),
  'it-consulting': z.strictObject({
    ...base,
    metrics: metricsSchema,
    tabs: engagementTabsSchema,
    estimator: maturityEstimatorSchema,
    recommendations: recommendationsSchema,
    framework: maturityFrameworkSchema,
    areas: assessmentAreasSchema,
    pricing: pricingSchema,
    faqs: faqsSchema,
    resources: resourcesSchema,
  }),
  'app-web-dev': z.strictObject({
    ...base,
    metrics: metricsSchema,
    tabs: tabsSchema(3),
    estimator: developmentEstimatorSchema.extend({
      complexityLabels: z.array(text(16)).length(5, 'expected exactly 5 complexity labels'),
    }),
    steps: deliverableStepsSchema,
    technologies: groupsSchema(4, 6),
    practices: pointsSchema(6),
    pricing: pricingSchema,
    faqs: faqsSchema,
    resources: resourcesSchema,
  }),
};

export type ServiceSlug = keyof typeof serviceSchemas;
type ServiceContent = { [Slug in ServiceSlug]: z.output<(typeof serviceSchemas)[Slug]> };
export type Service<Slug extends ServiceSlug = ServiceSlug> = ServiceContent[Slug];

// Seen through a mapped type, so that the schema of a slug is known to yield the content of that slug.
const schemas: { [Slug in ServiceSlug]: z.ZodType<ServiceContent[Slug]> } = serviceSchemas;

/**
 * Checks the content of one service page against the schema of its slug and returns it.
 * Throws a ContentError that names file, field and what was expected.
 */
export function defineService<Slug extends ServiceSlug>(
  id: Slug,
  data: z.input<(typeof serviceSchemas)[Slug]>,
): Service<Slug> {
  return parseContent<ServiceContent[Slug]>(`content/services/${id}.ts`, schemas[id], data);
}
