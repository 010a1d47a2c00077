import { z } from 'zod';
import { sentence, text } from './primitives';

/**
 * Figures of a page's prose that no price, formula, service hours or specified claim defines, each with
 * the reason why it stands and, for a fact of the world, where it can be checked. No page shows them:
 * tests/unit/content/figures.test.ts stops at a figure that is in neither.
 */
export const figuresSchema = z.array(
  z.strictObject({
    figure: text(24),
    reason: sentence(200),
    source: z.url({ protocol: /^https$/, error: 'expected an https address' }).optional(),
  }),
);
