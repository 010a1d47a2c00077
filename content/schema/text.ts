import { z } from 'zod';
// next.config.ts loads this too, by way of the claims, and knows no @/.
import { UNSEEN } from '../../lib/format/visible';
import { DASHES, WEB_ADDRESS, type WordRule } from '../../lib/markdown/rules';

/** Words that the brand does not use. */
const FILLER =
  /\b(cutting[- ]edge|seamless(?:ly)?|leverag(?:e|es|ed|ing)|empower\w*|world[- ]class|best[- ]in[- ]class|state[- ]of[- ]the[- ]art|synerg\w+|robust|holistic|game[- ]chang\w+)\b/i;

/** Longer than any word of the site; a line has to break somewhere. */
const LONGEST_WORD = 40;

/** What holds for every text, also for one that is specified to the letter. */
const legible: readonly WordRule[] = [
  {
    pattern: UNSEEN,
    expected:
      'expected letters that can be seen: no no-break space, no control or invisible character',
  },
  {
    // From where a word begins: tried at every letter, it is most of the time that the rules take.
    pattern: new RegExp(`(?<!\\S)\\S{${LONGEST_WORD + 1}}`, 'u'),
    expected: `expected words of at most ${LONGEST_WORD} characters`,
  },
];

/** What holds for words wherever they stand: in copy, and in the bodies of articles. */
export const wordRules: readonly WordRule[] = [
  { pattern: /!/, expected: 'expected no exclamation mark' },
  { pattern: FILLER, expected: 'expected plain words, not a filler word' },
  { pattern: /["']/, expected: 'expected curly quotes, ’ or “ ”' },
  {
    pattern: /\$\{/,
    expected:
      'expected the words that ${…} stands for: it does so in a module alone, between backticks',
  },
  ...legible,
];

const PLAIN = 'expected plain words, no marks of Markdown or HTML';

/** What a line of copy would show as it stands. In the body of an article it works, or has rules of its own. */
const noMarks: readonly WordRule[] = [
  { pattern: /[*`|]|~~|\]\(|\]\[|^#+\s|&#?\w+;/, expected: PLAIN },
  // Around words, as for emphasis: `_dmarc` is a name.
  {
    pattern: /(?<![\p{L}\p{N}_])(_{1,2})(?=[^\s_])[^_]*[^\s_]\1(?![\p{L}\p{N}_])/u,
    expected: PLAIN,
  },
  { pattern: WEB_ADDRESS.pattern, expected: 'expected no address: nobody could follow it here' },
  ...DASHES.map(({ pattern }) => ({ pattern, expected: 'expected a dash as –' })),
];

const noTags: WordRule = { pattern: /[<>]/, expected: 'expected plain text without < or >' };

/** A text without markup, by some rules for words. The fault says which part of it breaks one. */
const byRules = (schema: z.ZodString, rules: readonly WordRule[]) =>
  schema.superRefine((value, context) => {
    for (const { pattern, expected } of [noTags, ...rules]) {
      const found = pattern.exec(value)?.[0];
      if (found !== undefined)
        context.addIssue({ code: 'custom', message: expected, params: { found } });
    }
  });

const line = (max: number, min: number) =>
  z
    .string()
    .min(min, `expected at least ${min} characters`)
    .max(max, `expected at most ${max} characters`)
    .refine((value) => value === value.trim(), 'expected no space at either end')
    .refine((value) => !/\s\s|[\n\t\r]/.test(value), 'expected single spaces and no line breaks');

/** A line of copy: trimmed, single-spaced, no markup, and by the rules for words. */
export const text = (max: number, min = 1) => byRules(line(max, min), [...noMarks, ...wordRules]);

/** A line that is not ours to word: specified to the letter, or as a page has it. */
export const givenText = (max: number, min = 1) => byRules(line(max, min), legible);

/** What stands behind a figure: nothing, `%`, or a unit after its space. */
export const suffix = (max: number) =>
  byRules(
    z
      .string()
      .max(max, `expected at most ${max} characters`)
      .refine((value) => /^ ?\S*$/.test(value), 'expected a sign, or a space and a unit'),
    wordRules,
  );
