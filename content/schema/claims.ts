import { z } from 'zod';
// next.config.ts loads this too, and knows no @/: whatever is imported here has to do without.
import { PAGE_PATH } from '../../lib/page-path';
import { parseContent } from './parse';
import { givenText } from './text';

/** A claim of a page, in the page's own words, that an owner has to be able to prove. */
const claimSchema = z.strictObject({
  page: z.string().regex(PAGE_PATH, 'expected a path of this site'),
  claim: givenText(300, 4),
  /** What has to be at hand before it is published. */
  reason: givenText(300, 20).refine((words) => words.endsWith('.'), 'expected a sentence'),
  proven: z.boolean(),
});
type Claim = z.output<typeof claimSchema>;

const claimsSchema = z.array(claimSchema).check(
  z.refine<Claim[]>((claims) => {
    const places = claims.map(({ page, claim }) => `${page} ${claim}`);
    return new Set(places).size === places.length;
  }, 'expected every claim once'),
);

/** Checks the list of claims and returns it. Throws a ContentError that names the entry and the field. */
export const defineClaims = (data: z.input<typeof claimsSchema>): readonly Claim[] =>
  parseContent('content/claims.ts', claimsSchema, data);
