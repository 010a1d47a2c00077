import { z } from 'zod';
import { articles } from '@/content/articles';
import type { ScoreBand } from '@/lib/estimators/maturity';
import { countWords } from '@/lib/format/words';
import { durationOf, misplacedStep } from '@/lib/timeline';
import { guideFile } from '../guides';
import { action, guideId } from './actions';
import { suffix } from './copy';
import { once, unique, uniqueBy } from './distinct';
import {
  contactAction,
  count,
  dollars,
  headline,
  icon,
  oneOf,
  picture,
  sentence,
  slug,
  text,
} from './primitives';
import { plainLine } from './text';

/** As many as are specified. */
export const exactly = <Item extends z.ZodType>(item: Item, length: number, what: string) =>
  z.array(item).length(length, `expected exactly ${length} ${what}, as specified`);

/** As many as are specified for a page; where no number is given, on a page that is new, any but none. */
export const listOf = <Item extends z.ZodType>(
  item: Item,
  length: number | undefined,
  what: string,
) =>
  length === undefined
    ? z.array(item).min(1, `expected at least one of the ${what}`)
    : exactly(item, length, what);

/** From `least` to `most`, in words that name both. */
export const between = <Item extends z.ZodType>(
  item: Item,
  least: number,
  most: number,
  what: string,
) =>
  z
    .array(item)
    .min(least, `expected ${least} to ${most} ${what}`)
    .max(most, `expected ${least} to ${most} ${what}`);

/** Search result and browser tab. The company's name follows the title, where both have 60 characters at most. */
export const metaSchema = z.strictObject({
  title: text(48, 4),
  description: sentence(160, 50),
});

export const heroSchema = z.strictObject({
  title: headline,
  lead: sentence(220, 60),
  primary: contactAction,
  secondary: action.optional(),
});

/** The hero's instrument: a strip of readings. Its picture belongs to the page, its words to content. */
export const instrumentSchema = z.strictObject({
  title: text(40),
  status: text(24),
  readings: between(z.strictObject({ label: text(40), value: text(28) }), 3, 5, 'readings').check(
    unique('label'),
  ),
});
export type Instrument = z.output<typeof instrumentSchema>;

const introSchema = z.strictObject({ title: headline, lead: sentence(220, 30) });

/** A section with its heading, a lead of 30 to 220 characters and what `shape` adds. */
export const section = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ ...introSchema.shape, ...shape });

export const closingSchema = section({ primary: contactAction, secondary: action.optional() });
export type Closing = z.output<typeof closingSchema>;

/** A figure on a service page: `value` and `suffix` stand together, `98.5` and `%`. */
export const statsSchema = (length?: number) =>
  listOf(
    z.strictObject({
      label: text(80),
      value: text(10).regex(/^\S*\d\S*$/, 'expected a number; its unit is the suffix'),
      suffix: suffix(8),
    }),
    length,
    'figures',
  ).check(unique('label'));
export type ServiceStats = z.output<ReturnType<typeof statsSchema>>;

const tabSchema = (features?: number, benefits?: number) =>
  z.strictObject({
    id: slug,
    label: text(28),
    title: headline,
    description: sentence(320, 60),
    features: listOf(text(90), features, 'features').check(once('feature')),
    benefits: listOf(text(110), benefits, 'benefits').check(once('benefit')),
    picture,
    /** On consulting's tabs: what the work costs and how long it takes. */
    terms: z.strictObject({ investment: text(20), duration: text(20) }).optional(),
  });
export type Tab = z.output<ReturnType<typeof tabSchema>>;
/** A phone puts so many in their order (app/styles/paths.css). */
const MOST_TABS = 4;
/** As many tabs as are specified for a page; where no number is given, on a page that is new, up to four. */
export const tabsSchema = (length?: number) =>
  section({
    items: (length === undefined
      ? between(tabSchema(), 1, MOST_TABS, 'tabs')
      : exactly(tabSchema(6, 4), length, 'tabs')
    ).check(
      unique('id'),
      unique('label'),
      unique('title'),
      uniqueBy((tab) => tab.picture.slot, 'picture'),
    ),
  });
export type Tabs = z.output<ReturnType<typeof tabsSchema>>;

/** A step of a process; its number is its place. Its duration is drawn, from these very words. */
const stepSchema = z.strictObject({
  title: text(40),
  description: sentence(260, 40),
  duration: text(24).refine(
    (words) => durationOf(words) !== undefined,
    'expected a length that can be drawn, such as Weeks 1 and 2, 1 to 2 weeks or First 30 days',
  ),
  /** The weekend at the end of a step that everything turns on. */
  weekend: text(24).optional(),
});
export type Step = z.output<typeof stepSchema>;
/** Each step begins when the one before it ends. Of those behind one that cannot be read nothing is known. */
const inOrder = z.superRefine<Step[]>((steps, context) => {
  const index = misplacedStep(steps);
  const input = steps[index]?.duration;
  if (input === undefined) return;
  context.addIssue({
    code: 'custom',
    path: [index, 'duration'],
    input,
    message: 'expected steps in order, each beginning when the one before it ends',
  });
});
/** Steps, each beginning when the one before it ends; so many, where the page fixes their number. */
export const stepsSchema = (length?: number) =>
  section({ items: listOf(stepSchema, length, 'steps').check(inOrder, unique('title')) });
export type Steps = z.output<ReturnType<typeof stepsSchema>>;
const deliverableStepSchema = stepSchema.extend({
  deliverables: between(text(60), 3, 4, 'deliverables').check(once('deliverable')),
});
/** The same with what each step hands over. */
export const deliverableStepsSchema = (length?: number) =>
  section({
    items: listOf(deliverableStepSchema, length, 'steps').check(inOrder, unique('title')),
  });
export type DeliverableSteps = z.output<ReturnType<typeof deliverableStepsSchema>>;

const faqSchema = z.strictObject({
  question: text(110, 10).refine(
    (value) => value.endsWith('?'),
    'expected a question mark at the end',
  ),
  answer: sentence(700, 100).refine((value) => {
    const length = countWords(value);
    return length >= 40 && length <= 90;
  }, 'expected an answer of 40 to 90 words'),
});
/** Questions a buyer asks, each answered in 40 to 90 words. */
export const faqsSchema = (length?: number) =>
  z.strictObject({
    title: headline,
    items: listOf(faqSchema, length, 'questions').check(unique('question')),
  });
export type Faqs = z.output<ReturnType<typeof faqsSchema>>;

/** An article by its id, with words of the page's own on why to read it here. */
const articleCardSchema = z.strictObject({
  article: oneOf(articles, 'expected an article of content/articles that is no draft').transform(
    ({ id, title, category, readTime }) => ({ id, title, category, readTime }),
  ),
  description: sentence(170, 40),
});
/** A guide by its id, which says of itself what it is good for. */
const guideCardSchema = z.strictObject({
  guide: guideId.transform((guide) => ({
    ...guideFile(guide),
    title: guide.title,
    summary: guide.summary,
  })),
});

/** What there is to read on one subject. Every Read More leads to the library; a guide opens. */
export const resourcesSchema = (length?: number) =>
  section({
    items: listOf(
      z.union([articleCardSchema, guideCardSchema], {
        error:
          'expected the id of an article that there is, with a description of 40 to 170 characters, or of a guide; neither may be a draft',
      }),
      length,
      'resource cards',
    ).check(uniqueBy((card) => ('guide' in card ? card.guide.title : card.article.title), 'card')),
  });
export type Resources = z.output<ReturnType<typeof resourcesSchema>>;

/** A way to pay. Its id is that of the page's estimator, where that reckons with one. */
const wayToPay = (id: string | undefined) => ({
  id:
    id === undefined
      ? slug
      : slug.refine((given) => given === id, `expected ${id}, the estimator's`),
  label: text(24),
  price: dollars,
  unit: text(32),
});

/**
 * One price under two ways to pay. The first option is the default. `billing` has the ids of the page's
 * estimator, which follows the choice.
 */
export const pricingSchema = (billing?: readonly [string, string]) =>
  section({
    /** What is bought. */
    item: text(60),
    /** Before the price: "from". */
    prefix: text(12).optional(),
    options: z
      .tuple(
        [
          z.strictObject(wayToPay(billing?.[0])),
          z.strictObject({ ...wayToPay(billing?.[1]), saving: text(16).optional() }),
        ],
        'expected exactly 2 ways to pay',
      )
      .refine(([first, second]) => first.id !== second.id, 'expected a different id for each')
      .refine(
        ([first, second]) => first.label !== second.label,
        'expected a different label for each',
      ),
    includes: between(text(90), 4, 8, 'lines').check(once('line')),
    action: contactAction,
  });
export type Pricing = z.output<ReturnType<typeof pricingSchema>>;

/** A card with an icon and its features. */
export const serviceCardSchema = z.strictObject({
  icon,
  title: text(48),
  description: sentence(220, 40),
  features: between(text(80), 3, 5, 'features').check(once('feature')),
});
/** What a service is made of; so many cards, where the page fixes their number. */
export const serviceCardsSchema = (length?: number) =>
  section({
    items: listOf(serviceCardSchema, length, 'cards').check(unique('title')),
  });
export type ServiceCards = z.output<ReturnType<typeof serviceCardsSchema>>;

/** A named practice or benefit in a sentence or a few, without a feature list. */
const pointShape = { icon, title: text(48), description: sentence(220, 40) };
/** Practices or benefits; so many, where the page fixes their number. */
export const pointsSchema = (length?: number) =>
  section({
    items: listOf(z.strictObject(pointShape), length, 'points').check(unique('title')),
  });
export type Points = z.output<ReturnType<typeof pointsSchema>>;

export const tierTableSchema = section({
  caption: sentence(160),
  rows: between(
    z.strictObject({
      feature: text(40),
      basic: text(40),
      professional: text(40),
      enterprise: text(40),
    }),
    8,
    12,
    'rows',
  ).check(unique('feature')),
});
export type TierTable = z.output<typeof tierTableSchema>;

const badgeSchema = z.strictObject({ name: plainLine(70), issuer: plainLine(40) });
/** Standards and memberships, none twice; so many, where the page fixes their number. */
export const badgesSchema = (length?: number) =>
  section({
    items: listOf(badgeSchema, length, 'badges').check(unique('name')),
  });
export type Badges = z.output<ReturnType<typeof badgesSchema>>;

/** Named groups of plain names: vendors, technologies. */
export const groupsSchema = (groups?: number, items?: number) =>
  section({
    items: listOf(
      z.strictObject({
        icon,
        title: text(48),
        names: listOf(text(40), items, 'names').check(once('name')),
      }),
      groups,
      'groups',
    ).check(unique('title')),
  });
export type Groups = z.output<ReturnType<typeof groupsSchema>>;

/** Plan prices: whole dollars, or the word Custom (shown as Custom Pricing and Contact for quote). */
const setupPrice = z.union([dollars, z.literal('Custom')], {
  error: 'expected whole dollars or the word Custom',
});
const planShape = {
  id: slug,
  name: text(32),
  description: sentence(170, 30),
  features: between(text(90), 5, 9, 'features').check(once('feature')),
  idealFor: between(text(70), 1, 3, 'lines').check(once('line')),
  highlighted: z.literal(true).optional(),
};
const oneHighlight = z.refine<Array<{ highlighted?: true | undefined }>>(
  (plans) => plans.filter((plan) => plan.highlighted).length <= 1,
  'expected at most one highlighted plan',
);
const EVERYTHING_IN = 'Everything in ';
/** What a plan builds on is named as that plan is: a new name is taken over here, too. */
const builtOn = z.superRefine<Array<{ name: string; features: string[] }>>((plans, context) => {
  for (const [index, { name, features }] of plans.entries()) {
    const others = plans.map((plan) => plan.name).filter((other) => other !== name);
    for (const [line, input] of features.entries()) {
      const built = input.startsWith(EVERYTHING_IN) ? input.slice(EVERYTHING_IN.length) : undefined;
      if (built === undefined || others.includes(built)) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'features', line],
        input,
        message: `expected another plan of the page behind "${EVERYTHING_IN.trim()}": ${others.join(' or ')}`,
      });
    }
  }
});
const setupPlanSchema = z.strictObject({
  ...planShape,
  price: z
    .strictObject({ monthly: setupPrice, setup: setupPrice })
    .refine(
      ({ monthly, setup }) => (monthly === 'Custom') === (setup === 'Custom'),
      'expected the word Custom for both or for neither',
    ),
});
export type SetupPlan = z.output<typeof setupPlanSchema>;
/** Plans with a monthly price and a set-up fee, at most one of them highlighted. */
export const setupPlansSchema = (length?: number) =>
  section({
    items: listOf(setupPlanSchema, length, 'plans').check(
      oneHighlight,
      unique('id'),
      unique('name'),
      builtOn,
    ),
    note: sentence(240).optional(),
  });
export type SetupPlans = z.output<ReturnType<typeof setupPlansSchema>>;

/** Plans billed by the month or the year, in whole dollars of each. */
const billedPlanSchema = z.strictObject({
  ...planShape,
  price: z.strictObject({ monthly: dollars, annual: dollars }),
});
/** Plans paid by the month or by the year, at most one of them highlighted. */
export const billedPlansSchema = (length?: number) =>
  section({
    saving: text(16),
    items: listOf(billedPlanSchema, length, 'plans').check(
      oneHighlight,
      unique('id'),
      unique('name'),
      builtOn,
    ),
  });
export type BilledPlans = z.output<ReturnType<typeof billedPlansSchema>>;

export const maturityFrameworkSchema = section({
  levels: exactly(
    z.strictObject({
      title: text(24),
      description: sentence(200, 40),
      characteristics: exactly(text(90), 3, 'characteristics').check(once('characteristic')),
      color: z.enum(['muted', 'link', 'signal'], { error: 'expected muted, link or signal' }),
    }),
    5,
    'levels',
  ).check(unique('title')),
});
export type MaturityFramework = z.output<typeof maturityFrameworkSchema>;

/** Five areas of an assessment; weights in percent. */
export const assessmentAreasSchema = section({
  items: exactly(
    z.strictObject({
      category: text(32),
      areas: exactly(text(60), 4, 'areas').check(once('area')),
      weight: count.max(100, 'expected at most 100'),
    }),
    5,
    'assessment areas',
  )
    .check(unique('category'))
    .refine(
      (areas) => areas.reduce((sum, { weight }) => sum + weight, 0) === 100,
      'expected weights that add up to 100',
    ),
});
export type AssessmentAreas = z.output<typeof assessmentAreasSchema>;

const threeSentences = exactly(sentence(200, 30), 3, 'recommendations').check(
  once('recommendation'),
);
/** Three recommendations for each band of the maturity score. */
export const recommendationsSchema = z.strictObject({
  under40: threeSentences,
  from40: threeSentences,
  from60: threeSentences,
  from80: threeSentences,
} satisfies Record<ScoreBand, typeof threeSentences>);
export type Recommendations = z.output<typeof recommendationsSchema>;

/** What a service brings, five to eight of them under one heading. */
export const benefitsSchema = z.strictObject({
  title: headline,
  items: between(z.strictObject(pointShape), 5, 8, 'benefits').check(unique('title')),
});
export type Benefits = z.output<typeof benefitsSchema>;
