import { z } from 'zod';
import { hiddenOf, landingShape, slugSchema } from './landing';
import { parseContent } from './parse';
import { leadsToParts } from './parts';

type Schema<Slug extends string, Sections extends z.ZodRawShape> = z.ZodObject<
  typeof landingShape & { slug: z.ZodLiteral<Slug> } & Sections,
  z.core.$strict
>;

/**
 * Checks the content of one service page, which names the sections that it has, and returns it with its
 * address. Throws a ContentError that names file, field and what was expected.
 */
export function defineService<const Slug extends string, Sections extends z.ZodRawShape>(
  slug: Slug,
  sections: Sections,
  data: z.input<Schema<NoInfer<Slug>, Sections>>,
) {
  const schema: Schema<Slug, Sections> = z.strictObject({
    ...landingShape,
    slug: slugSchema(slug),
    hidden: hiddenOf(sections),
    ...sections,
  });
  const page = parseContent(`content/services/${slug}.ts`, schema.check(leadsToParts), data);
  return { ...page, kind: 'service' as const, path: `/services/${slug}` };
}
