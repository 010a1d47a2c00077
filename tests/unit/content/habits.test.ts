/** @jest-environment node */
import { articles } from '@/content/articles';
import { contact, library, shell } from '../../specification';
import { guideProse, isSentence, prose, type Sentence } from '../../support/prose';

/** Sentences that the specification fixed, and those that every announced page says of itself. */
const FIXED = [
  shell.underConstruction,
  'being written',
  contact.success,
  contact.failure,
  library.noArticlesHint,
  // A card has the title of what it announces.
  ...articles.map(({ title }) => title),
];
const ours = prose.filter(({ text }) => !FIXED.some((fixed) => text.includes(fixed)));
const sentences = ours.filter(isSentence);

/** Words as they are compared: small letters, no marks. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .match(/[a-z0-9$%][a-z0-9$%,.’/-]*[a-z0-9$%]|[a-z0-9]/g) ?? [];

const placesOf = (found: readonly Sentence[]) => found.map(({ page, text }) => `${page}: ${text}`);

it('begins no sentence as one on another page begins', () => {
  const begun = new Map<string, Sentence>();
  const repeated: string[] = [];
  for (const sentence of sentences) {
    const opening = wordsIn(sentence.text).slice(0, 4);
    if (opening.length < 4) continue;
    const key = opening.join(' ');
    const before = begun.get(key);
    if (before && before.page !== sentence.page) repeated.push(...placesOf([before, sentence]));
    else begun.set(key, sentence);
  }
  expect(sentences.length).toBeGreaterThan(500);
  expect(repeated).toEqual([]);
});

/** Phrases that are charm once and a machine on every page, and how often the whole site may use them. */
const COUNTED: ReadonlyArray<[string, RegExp, number]> = [
  ['nobody', /\bnobody\b/i, 5],
  ['somebody', /\bsomebody\b/i, 5],
  ['no one', /\bno one\b/i, 5],
  ['we say so', /\b(?:says? so|said so)\b/i, 2],
  [
    'by the clock',
    /^(?:It is )?(?:at )?(?:\d{1,2}:\d{2}|[a-z]+ past [a-z]+|[a-z]+ o’clock)\b.*[.?]$/i,
    2,
  ],
  ['in plain words', /\bin plain (?:words|terms|language)\b/i, 3],
];

it.each(COUNTED)('uses “%s” at most a handful of times', (_name, pattern, most) => {
  const found = [...ours, ...guideProse].filter(({ text }) => pattern.test(text));
  expect(found.length <= most ? [] : placesOf(found)).toEqual([]);
});

/** In how many of a hundred sentences a word may stand that is not one of the field's own. */
const MOST_OF_A_HUNDRED = 4;

/** What sells IT by the month to people who work: no page can do without these. */
const TERMS = new Set([
  'cost',
  'day',
  'firm',
  'hour',
  'month',
  'people',
  'plan',
  'price',
  'server',
  'system',
  'week',
  'work',
  'year',
]);

/** Words that carry no meaning of their own, and numbers. */
const FUNCTION_WORDS = new Set(
  `a about after again all also an and another any are as at back be because been before below beside between
  both but by can could did do does doing done down each either else even every few for from had has have having
  he her here him his how if in instead into is it its itself just least less let may me might mine more most much
  must my neither next no nor not of off on once only onto or other our ours out over own per same shall she should
  since so some still such than that the their theirs them then there these they this those though through to too
  toward under until up us was we well were what when where whether which while who whom whose why will with within
  without would yes yet you your yours half one two three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen twenty thirty forty fifty sixty`.split(/\s+/),
);

/** `costs` and `cost` are one word. */
const stemOf = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word;

it('leans on no word but the terms of its field', () => {
  const counts = new Map<string, number>();
  for (const { text } of sentences) {
    const words = wordsIn(text).filter((word) => /^[a-z]/.test(word) && !FUNCTION_WORDS.has(word));
    for (const word of new Set(words.map(stemOf))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shares = [...counts].map(([word, count]): [string, number] => [
    word,
    (count / sentences.length) * 100,
  ]);
  const overused = shares.filter(([word, share]) => share > MOST_OF_A_HUNDRED && !TERMS.has(word));
  expect(overused.map(([word, share]) => `${word}: ${share.toFixed(1)}%`)).toEqual([]);
});
