import { z } from 'zod';
import { company } from '@/content/company';
import type { WordRule } from '@/lib/markdown/rules';
import { byRules, noFiller, noTags, plainRules, plainLine } from './text';

// In a file of its own: the company is checked by the rules of text.ts.
const filler = noFiller([company.name, company.email]);

/** What holds for words wherever they stand: in copy, and in the bodies of articles. */
export const wordRules: readonly WordRule[] = [...plainRules, filler];

/** A line of copy: trimmed, single-spaced, no markup, and by the rules for words. */
export const text = (max: number, min = 1) => byRules(plainLine(max, min), [filler]);

/** What stands behind a figure: nothing, `%`, or a unit after its space. */
export const suffix = (max: number) =>
  byRules(
    z
      .string()
      .max(max, `expected at most ${max} characters`)
      .refine((value) => /^ ?\S*$/.test(value), 'expected a sign, or a space and a unit'),
    [noTags, ...wordRules],
  );
