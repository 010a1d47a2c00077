import type { z } from 'zod';
import { visible } from '@/lib/format/visible';
import { notInTypeface } from '@/lib/typeface';

/** What is wrong with a text that `what` shows in the site's typeface, which has not all letters. */
export function faultOfLetters(text: string, what: string): string | undefined {
  const missing = notInTypeface(text);
  if (missing.length === 0) return undefined;
  const letters = visible(missing.join(' '));
  return `expected letters that the typeface of ${what} has, not ${letters}`;
}

/**
 * A text that `what` shows. For social cards the build would look on the web for a letter that the typeface
 * has not, and of a guide it would say neither line nor field.
 */
export const inTypeface = (text: z.ZodString, what = 'social cards'): z.ZodString =>
  text.superRefine((value, context) => {
    const fault = faultOfLetters(value, what);
    if (fault !== undefined) context.addIssue(fault);
  });
