import { z } from 'zod';
import { linkKind } from '@/lib/markdown/links';
import { unique } from './distinct';
import { parseContent } from './parse';
import { faultsBy, inSentences, noFiller, properName } from './text';
import { inTypeface } from './typeface';

const webAddress = z
  .string()
  .refine((href) => linkKind(href) === 'web', 'expected an absolute https address');

const companySchema = z
  .strictObject({
    /** Stands on social cards and, with the blurb’s first sentence, in every guide. */
    name: inTypeface(properName(32)),
    blurb: inTypeface(inSentences(properName(220, 60))),
    /** As it is written; links dial the same number. */
    phone: z
      .string()
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected ten digits, written like (416) 555-0142')
      .transform((label) => ({ label, href: `tel:+1${label.replace(/\D/g, '')}` })),
    email: z.email('expected an email address'),
    /** Street and number, where visitors may come: stands above the location. */
    street: properName(60).optional(),
    location: properName(60),
    locality: z.strictObject({
      city: properName(40),
      region: properName(40),
      country: z.string().regex(/^[A-Z]{2}$/, 'expected the two capital letters of a country'),
    }),
    social: z
      .array(z.strictObject({ name: properName(20), href: webAddress }))
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
