import { z } from 'zod';
// next.config.ts loads this too, by way of the claims, and knows no @/.
import { SENTENCE_END } from '../../lib/format/first-sentence';
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

/** No filler word but in what is our own: a company may be called Synergy IT. */
export const noFiller = (own: readonly string[]): WordRule => ({
  pattern: {
    exec: (value) =>
      FILLER.exec(
        own.reduce((rest, name) => rest.replaceAll(name, '…'.repeat(name.length)), value),
      ),
  },
  expected: 'expected plain words, not a filler word',
});

/** What holds for names, which may have a filler word, and for all other words besides. */
export const plainRules: readonly WordRule[] = [
  { pattern: /!/, expected: 'expected no exclamation mark' },
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
  { pattern: /[*`|]|~~|\]\(|\]\[|^#+\s|&(?:#\w+|[a-z]\w+);/i, expected: PLAIN },
  // Around words, as for emphasis: `_dmarc` is a name.
  {
    pattern: /(?<![\p{L}\p{N}_])(_{1,2})(?=[^\s_])[^_]*[^\s_]\1(?![\p{L}\p{N}_])/u,
    expected: PLAIN,
  },
  { pattern: WEB_ADDRESS.pattern, expected: 'expected no address: nobody could follow it here' },
  ...DASHES.map(({ pattern }) => ({ pattern, expected: 'expected a dash as –' })),
];

export const noTags: WordRule = {
  pattern: /[<>]/,
  expected: 'expected plain text without < or >',
};

/** What is wrong with a text by some rules for words, each fault with the part that breaks one. */
export const faultsBy = (rules: readonly WordRule[], value: string) =>
  rules.flatMap(({ pattern, expected }) => {
    const found = pattern.exec(value)?.[0];
    return found === undefined
      ? []
      : [{ code: 'custom', message: expected, params: { found } } as const];
  });

/** A text by some rules for words. */
export const byRules = (schema: z.ZodString, rules: readonly WordRule[]) =>
  schema.superRefine((value, context) => {
    for (const fault of faultsBy(rules, value)) context.addIssue(fault);
  });

const line = (max: number, min: number) =>
  z
    .string()
    .min(min, `expected at least ${min} characters`)
    .max(max, `expected at most ${max} characters`)
    .refine((value) => value === value.trim(), 'expected no space at either end')
    .refine((value) => !/\s\s|[\n\t\r]/.test(value), 'expected single spaces and no line breaks');

/** A line, trimmed, single-spaced and without markup, whose words may be any: a name may have one that copy may not. */
export const plainLine = (max: number, min = 1) =>
  byRules(line(max, min), [noTags, ...noMarks, ...plainRules]);

/** A line that is not ours to word: specified to the letter, or as a page has it. */
export const givenText = (max: number, min = 1) => byRules(line(max, min), [noTags, ...legible]);

/** Full sentences alone. */
export const inSentences = (text: z.ZodString) =>
  text.refine((value) => SENTENCE_END.test(value), 'expected a sentence that ends with . or ?');
