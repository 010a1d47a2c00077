import type { z } from 'zod';
import { visible } from '@/lib/format/visible';
import { notInTypeface } from '@/lib/typeface';

/** A text that a social card shows. The build would look on the web for what the typeface has not. */
export const inTypeface = (text: z.ZodString): z.ZodString =>
  text.superRefine((value, context) => {
    const missing = notInTypeface(value);
    if (missing.length === 0) return;
    const letters = visible(missing.join(' '));
    context.addIssue(`expected letters that the typeface of social cards has, not ${letters}`);
  });
