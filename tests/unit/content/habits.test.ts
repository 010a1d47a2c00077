/** @jest-environment node */
import { articles } from '@/content/articles';
import { contact, library, shell } from '../../specification';
import { isSentence, prose, type Sentence } from '../../support/prose';

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
  const found = ours.filter(({ text }) => pattern.test(text));
  expect(found.length <= most ? [] : placesOf(found)).toEqual([]);
});
