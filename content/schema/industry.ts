import { z } from 'zod';
import type { EstimatorId, ModelOf } from '@/lib/estimators/registry';
import { action } from './actions';
import { once, unique } from './distinct';
import { anyEstimatorSchema, type EstimatorCopy } from './estimator';
import { hiddenOf, landingShape, slugSchema, type LandingContent } from './landing';
import { parseContent } from './parse';
import { leadsToParts } from './parts';
import { count, figureOf, headline, icon, sentence, text } from './primitives';
import {
  between,
  exactly,
  faqsSchema,
  heroSchema,
  listOf,
  section,
  setupPlansSchema,
  tabsSchema,
} from './sections';
import { plainLine } from './text';

/** A figure of the strip. `marketing` marks one that we chose ourselves to agree with the stated claims. */
const statSchema = z.strictObject({
  number: figureOf(12),
  label: text(40),
  icon,
  source: z.enum(['claim', 'marketing'], { error: 'expected source to be claim or marketing' }),
});
export type IndustryStats = Array<z.output<typeof statSchema>>;

const checkedSchema = z.strictObject({
  category: text(60),
  completed: z.boolean(),
  itemCount: count,
  /** What the items cover, shown when the category is chosen. */
  covers: between(text(70), 4, 6, 'lines').check(once('line')).optional(),
});
/** The checklist beside the calculator, where there is one, with the page's own words for done and open. */
const checklistSchema = (length?: number) =>
  section({
    done: text(16),
    open: text(16),
    items: listOf(checkedSchema, length, 'categories').check(unique('category')),
  });
export type Checklist = z.output<ReturnType<typeof checklistSchema>>;

const partnerSchema = z.strictObject({ name: plainLine(40), type: text(40) });
const partnersSchema = (length?: number) =>
  section({
    items: listOf(partnerSchema, length, 'partner technologies').check(unique('name')),
  });
export type Partners = z.output<ReturnType<typeof partnersSchema>>;

/** The advertising grant, the discounts and the pro bono work. */
const grantSupportSchema = z.strictObject({
  title: headline,
  items: exactly(
    z.strictObject({ title: headline, description: sentence(320, 60) }),
    3,
    'kinds of support',
  ).check(unique('title')),
  guide: action,
});
export type GrantSupport = z.output<typeof grantSupportSchema>;

const headShape = (badges?: number) => ({
  ...landingShape,
  hero: z.strictObject({
    ...heroSchema.shape,
    tagline: text(48),
    badges: listOf(text(32), badges, 'badges').check(once('badge')),
  }),
  /** What helps beside a plan. */
  support: grantSupportSchema.optional(),
});

/** The industries whose sections and their counts are specified. */
const SPECIFIED = [
  'healthcare',
  'legal',
  'financial',
  'manufacturing',
  'architecture',
  'non-profit',
] as const;
type SpecifiedSlug = (typeof SPECIFIED)[number];

const statsOf = (length?: number) => listOf(statSchema, length, 'figures').check(unique('label'));

const specifiedSections = {
  stats: statsOf(4),
  tabs: tabsSchema(4),
  checklist: checklistSchema(6),
  plans: setupPlansSchema(3),
  partners: partnersSchema(12),
  faqs: faqsSchema(6),
};
const specifiedShape = { ...headShape(3), ...specifiedSections };

/** An industry that is new may do without any section, and counts as it likes. */
const newSections = z
  .object({
    stats: statsOf(),
    tabs: tabsSchema(),
    checklist: checklistSchema(),
    plans: setupPlansSchema(),
    partners: partnersSchema(),
    faqs: faqsSchema(),
  })
  .partial().shape;
const newShape = { ...headShape(), ...newSections };

type Specified = z.ZodObject<typeof specifiedShape>;
type New = z.ZodObject<typeof newShape>;

/** What the shared layout shows of an industry page. */
export type IndustryContent = z.output<New> &
  LandingContent & { estimator?: { title: string; lead: string } | undefined };

/** The words of the model that `id` names. */
type EstimatorOf<Id extends EstimatorId> = EstimatorCopy<ModelOf<Id>> & { id: Id };
interface Address<Slug extends string> {
  kind: 'industry';
  slug: Slug;
  path: string;
}

/**
 * Checks the content of one industry page and returns it with its address.
 * Throws a ContentError that names file, field and what was expected.
 */
export function defineIndustry<const Slug extends SpecifiedSlug, const Id extends EstimatorId>(
  slug: Slug,
  data: z.input<Specified> & { slug: NoInfer<Slug>; estimator: EstimatorOf<Id> },
): z.output<Specified> & Address<Slug> & { estimator: EstimatorOf<Id> };
export function defineIndustry<const Slug extends string, const Id extends EstimatorId>(
  slug: Slug,
  data: z.input<New> & { slug: NoInfer<Slug>; estimator: EstimatorOf<Id> },
): IndustryContent & Address<Slug> & { estimator: EstimatorOf<Id> };
export function defineIndustry<const Slug extends string>(
  slug: Slug,
  data: z.input<New> & { slug: NoInfer<Slug> },
): IndustryContent & Address<Slug>;
export function defineIndustry(slug: string, data: unknown): object {
  const shape = SPECIFIED.some((each) => each === slug)
    ? { ...specifiedShape, estimator: anyEstimatorSchema }
    : { ...newShape, estimator: anyEstimatorSchema.optional() };
  const hidden = hiddenOf({ ...specifiedSections, support: true, estimator: true });
  const schema = z.strictObject({ ...shape, hidden, slug: slugSchema(slug) }).check(leadsToParts);
  const page = parseContent(`content/industries/${slug}.ts`, schema, data);
  return { ...page, kind: 'industry', path: `/industries/${slug}` };
}
