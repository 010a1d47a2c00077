import { z } from 'zod';
import { once, unique } from './distinct';
import { figuresSchema } from './figures';
import { hoursSchema } from './hours';
import { parseContent } from './parse';
import { leadsToParts } from './parts';
import { figureOf, headline, path, picture, sentence, slug, text } from './primitives';
import {
  between,
  closingSchema,
  exactly,
  heroSchema,
  metaSchema,
  section,
  serviceCardSchema,
} from './sections';
import { givenText } from './text';

/** The navigation bar: four entries, each with its child pages and a short description of each. */
const navigationSchema = z
  .array(
    z.strictObject({
      id: slug,
      label: text(20),
      href: path,
      children: z
        .array(z.strictObject({ label: text(40), href: path, description: text(64, 12) }))
        .min(1, 'expected at least one child page'),
    }),
  )
  .length(4, 'expected exactly 4 entries')
  .check(unique('id'));
export type Navigation = z.output<typeof navigationSchema>;
/** Checks the entries of the bar and returns them. Throws a ContentError that names the field. */
export const defineNavigation = (data: z.input<typeof navigationSchema>): Navigation =>
  parseContent('content/navigation.ts', navigationSchema, data);

const comingSoonSchema = z.strictObject({
  path,
  title: text(40),
  meta: metaSchema,
  lead: sentence(220, 40),
  comingSoon: between(text(80), 3, 4, 'lines').check(once('line')),
  figures: figuresSchema.optional(),
});
export type ComingSoon = z.output<typeof comingSoonSchema>;
/** Checks a page that is still to come and returns it. Throws a ContentError that names the field. */
export const defineComingSoon = (data: z.input<typeof comingSoonSchema>): ComingSoon =>
  parseContent('content/pages/coming-soon.ts', comingSoonSchema, data);

const link = z.strictObject({ label: text(40), href: path });

const homeSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    ...heroSchema.shape,
    /** What the amber bar of the skyline is. */
    incident: text(40),
    status: text(60),
    caption: text(60),
    /** What the skyline shows, for those who do not see it. */
    picture: text(140),
  }),
  problems: section({
    items: exactly(
      z.strictObject({
        title: text(40),
        /** A number and its unit, which is written smaller. */
        figure: text(24),
        description: sentence(260, 60),
        drawing: z.enum(['month', 'year', 'vendors'], 'expected one of month, year, vendors'),
        /** What the drawing shows, for those who do not see it as well. */
        caption: sentence(120),
      }),
      3,
      'problems',
    ).check(unique('title')),
  }),
  services: section({
    items: exactly(
      serviceCardSchema.omit({ icon: true }).extend({ href: path }),
      6,
      'services',
    ).check(unique('title')),
  }),
  industries: section({
    items: exactly(
      z.strictObject({ title: text(40), description: sentence(160, 40), picture, link }),
      6,
      'industries',
    ).check(unique('title')),
  }),
  trust: section({
    stats: exactly(z.strictObject({ value: figureOf(10), label: text(40) }), 4, 'figures').check(
      unique('label'),
    ),
  }),
  closing: closingSchema,
  figures: figuresSchema.optional(),
});
export type Home = z.output<typeof homeSchema>;
/** Checks the home page and returns it. Throws a ContentError that names the field. */
export const defineHome = (data: z.input<typeof homeSchema>): Home =>
  parseContent('content/pages/home.ts', homeSchema.check(leadsToParts), data);

const field = z.strictObject({ label: text(32), hint: text(60).optional() });
const requiredField = field.extend({ required: text(60) });
/** A field with a rule of its own besides. */
const checkedField = requiredField.extend({ invalid: text(60) });

const contactSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({ title: headline, lead: sentence(220, 40) }),
  form: z.strictObject({
    title: headline,
    fields: z.strictObject({
      firstName: requiredField,
      lastName: requiredField,
      email: checkedField,
      company: field,
      phone: checkedField,
      service: requiredField,
      message: checkedField,
    }),
    /** Under the message, where what the page before offered did not arrive. */
    missing: text(60),
    servicePrompt: text(40),
    optional: text(16),
    submit: text(24),
    submitting: text(24),
    // Specified to the letter, exclamation mark and straight quote.
    success: givenText(160, 20),
    failure: givenText(160, 20),
    invalid: z.strictObject({ one: text(80), other: text(80) }),
    /** What becomes of the visitor's details: Canadian privacy law wants it said where they are asked for. */
    privacy: sentence(160),
    simulated: sentence(220),
    withoutScripts: sentence(220),
  }),
  quick: z.strictObject({ title: headline, phone: text(20), email: text(20), location: text(20) }),
  hours: z.strictObject({
    title: headline,
    legend: z.strictObject({ open: text(24), other: text(24) }),
    items: hoursSchema,
  }),
  why: z.strictObject({
    title: headline,
    items: between(text(120, 20), 4, 6, 'reasons').check(once('reason')),
  }),
  figures: figuresSchema.optional(),
});
export type Contact = z.output<typeof contactSchema>;
/** Checks the contact page and returns it. Throws a ContentError that names the field. */
export const defineContact = (data: z.input<typeof contactSchema>): Contact =>
  parseContent('content/pages/contact.ts', contactSchema, data);

/** Routes that sitemap, navigation and tests read. */
export interface Route {
  readonly path: string;
  readonly name: string;
  /** Calendar day of the last change, where the page has one. */
  readonly lastModified?: string;
}

const resourcesPageSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({ title: headline, lead: sentence(220, 30) }),
  newsletter: closingSchema,
  /** At the end of the library, where nothing answered. */
  closing: closingSchema,
  unknown: z.strictObject({ title: text(32), lead: sentence(200) }),
});
type ResourcesPage = z.output<typeof resourcesPageSchema>;
/** Checks the words around the library and returns them. Throws a ContentError that names the field. */
export const defineResourcesPage = (data: z.input<typeof resourcesPageSchema>): ResourcesPage =>
  parseContent('content/pages/resources.ts', resourcesPageSchema, data);
