import { z } from 'zod';
import type { SummaryCopy } from '@/lib/contact/summary';
import { figuresSchema } from './figures';
import { serviceOption, text } from './primitives';
import {
  closingSchema,
  heroSchema,
  instrumentSchema,
  metaSchema,
  type BilledPlans,
  type Faqs,
  type Pricing,
  type SetupPlans,
} from './sections';

/** Names of sections whose words stay in the file and are not shown. */
export const hiddenOf = (sections: object) => {
  const names = Object.keys(sections);
  const expected = `expected a section of this page: ${names.join(', ')}`;
  return z.array(z.string().refine((name) => names.includes(name), expected)).optional();
};

export const landingShape = {
  /** The page in menus and breadcrumbs, and what the menu says of it. */
  name: text(40),
  menu: text(64, 12),
  /** What search engines are told that is offered here. */
  serviceName: text(60),
  /** Chosen in the contact form when a visitor comes from this page. */
  contactService: serviceOption,
  meta: metaSchema,
  hero: heroSchema,
  instrument: instrumentSchema,
  closing: closingSchema,
  figures: figuresSchema.optional(),
  hidden: hiddenOf({}),
};

/** A page without the sections that it hides. */
export function shownOf<Page extends { hidden?: readonly string[] | undefined }>(page: Page): Page {
  const { hidden = [], ...all } = page;
  const entries = Object.entries(all).filter(([name]) => !hidden.includes(name));
  // Only sections can be hidden, and whoever shows a page asks which of them it has.
  return Object.fromEntries(entries) as Page;
}

/** A page's slug is the name of its file; address, route, drawing and all else follow from it. */
export const slugSchema = <const Slug extends string>(slug: Slug) =>
  z.literal(slug, `expected the file's name without .ts: ${slug}`);

/** The file that a landing page is written in: its address says which. */
export const fileOf = ({ path }: { path: string }): string => `content${path}.ts`;

/** A landing page as the frame, the menu and the contact form see it. */
export interface LandingContent extends z.output<z.ZodObject<typeof landingShape>> {
  kind: 'service' | 'industry';
  path: string;
  slug: string;
  /** A line under the title, badges below the buttons. */
  hero: z.output<typeof heroSchema> & { tagline?: string; badges?: readonly string[] };
  faqs?: Faqs;
  plans?: BilledPlans | SetupPlans;
  pricing?: Pricing;
  estimator?: SummaryCopy & { id: string };
}
