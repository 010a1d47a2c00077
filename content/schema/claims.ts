import { z } from 'zod';
import { parseContent } from './parse';
import { sentence, text } from './primitives';

/** A claim of a page, in the page's own words, that an owner has to be able to prove. */
const claimSchema = z.strictObject({
  page: z.string().regex(/^\/[a-z0-9/-]*$/, 'expected a path of this site'),
  claim: text(160, 4),
  /** What has to be at hand before it is published, or why it needs proof. */
  reason: sentence(200),
  proven: z.boolean(),
});
const claimsSchema = z.array(claimSchema).check(
  z.refine<Claim[]>(
    (claims) =>
      new Set(claims.map(({ page, claim }) => `${page} ${claim}`)).size === claims.length,
    'expected every claim once',
  ),
);
export type Claim = z.output<typeof claimSchema>;

export const defineClaims = (data: z.input<typeof claimsSchema>): readonly Claim[] =>
  parseContent('content/claims.ts', claimsSchema, data);
