import { z } from 'zod';
import { linkKind } from '@/lib/markdown/links';
import { unique } from './distinct';
import { parseContent } from './parse';
import { faultsBy, inSentences, noFiller, plainLine } from './text';
import { inTypeface } from './typeface';

const webAddress = z
  .string()
  .refine((href) => linkKind(href) === 'web', 'expected an absolute https address');

const companySchema = z
  .strictObject({
    /** Stands on social cards and, with the blurb’s first sentence, in every guide. */
    name: inTypeface(plainLine(32)),
    blurb: inTypeface(inSentences(plainLine(220, 60))),
    /** As it is written; links dial the same number. */
    phone: z
      .string()
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected ten digits, written like (416) 555-0142')
      .transform((label) => ({ label, href: `tel:+1${label.replace(/\D/g, '')}` })),
    email: z.email('expected an email address'),
    /** Street and number, where visitors may come: stands above the location. */
    street: plainLine(60).optional(),
    location: plainLine(60),
    locality: z.strictObject({
      city: plainLine(40),
      region: plainLine(40),
      country: z.string().regex(/^[A-Z]{2}$/, 'expected the two capital letters of a country'),
    }),
    social: z
      .array(z.strictObject({ name: plainLine(20), href: webAddress }))
      .check(unique('name')),
  })
  // Not by the rules of copy.ts, which ask for this very company.
  .superRefine(({ name, email, blurb }, context) => {
    for (const fault of faultsBy([noFiller([name, email])], blurb))
      context.addIssue({ ...fault, path: ['blurb'], input: blurb });
  })
  .refine(
    ({ location, locality: { city, region } }) => location.startsWith(`${city}, ${region}, `),
    {
      path: ['location'],
      error: 'expected city, region and country, the first two as in locality',
    },
  );
export type Company = z.output<typeof companySchema>;
/** Checks the company's facts and returns them. Throws a ContentError that names the field. */
export const defineCompany = (data: z.input<typeof companySchema>): Company =>
  parseContent('content/company.ts', companySchema, data);
