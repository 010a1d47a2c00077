/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contact } from '@/content/pages/contact';
import { defineClaims } from '@/content/schema/claims';
import { definePhotos } from '@/content/schema/photo';
import { statsSchema } from '@/content/schema/sections';
import { defineContact } from '@/content/schema/site';
import { broken } from '../../../support/broken';

const claim = {
  page: '/',
  claim: 'a claim',
  reason: 'A list of clients with its day.',
  proven: false,
};
const photo = { id: 'photo-1', alt: 'What is to be seen' };
const stat = { label: 'a share', value: '98', suffix: '%' };

/** Texts that have rules of their own, each defined with other words in its place. */
const places: Record<string, (words: string) => unknown> = {
  'the thanks of the form': (words) =>
    defineContact(broken(contact, ['form', 'success'], words) as never),
  'its apology': (words) => defineContact(broken(contact, ['form', 'failure'], words) as never),
  'a claim': (words) => defineClaims([{ ...claim, claim: words }]),
  'the reason of a claim': (words) => defineClaims([{ ...claim, reason: words }]),
  'what is seen in a photograph': (words) => definePhotos({ a: { ...photo, alt: words } }),
};

it.each(Object.entries(places))('%s has letters that can be seen, and words that end', (_, set) => {
  const words = 'Words that say what there is to say.';
  expect(() => set(words)).not.toThrow();
  expect(() => set(`${words.slice(0, 9)}\u202e${words.slice(9)}`)).toThrow(/can be seen/);
  expect(() => set(`${words.slice(0, 9)}\u0000${words.slice(9)}`)).toThrow(/can be seen/);
  expect(() => set(`${'w'.repeat(41)} ${words}`)).toThrow(/at most 40 characters/);
});

it.each([
  ['%', true],
  [' sec', true],
  ['', true],
  ['\u202e%', false],
  ['\b', false],
  ['% ', false],
  ['<b>', false],
])('behind a figure stands %j: %p', (suffix, holds) => {
  expect(statsSchema(1).safeParse([{ ...stat, suffix }]).success).toBe(holds);
});

/** A pattern of a closed alphabet, from end to end. */
const CLOSED =
  /^\s*\.regex\(\s*\/\^(?!.*(?:\\[SDW]|\[\^))((?:\\.|\[(?:\\.|[^\]])*\]|[^.])*)\$\/[,)]/;

it('knows no other text than those whose letters are checked, or spelled out', () => {
  const folder = join(process.cwd(), 'content/schema');
  const files = readdirSync(folder).sort();
  const open = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/z\s*\.string\(\)/)
      .slice(1)
      .filter((rest) => !CLOSED.test(rest))
      .map((rest) => `${file}: ${rest.trim().split('\n', 1)[0]}`),
  );
  expect(open).toEqual([
    // Ids with commas between them, each checked.
    "article.ts: .transform((names) => names.split(',').map((name) => name.trim()))",
    // By what a path may be (lib/page-path.ts).
    "claims.ts: .regex(PAGE_PATH, 'expected a path of this site'),",
    // By what a link may be (lib/markdown/links.ts).
    "company.ts: .refine((href) => linkKind(href) === 'web', 'expected an absolute https address');",
    // By the rules for words.
    'copy.ts: .max(max, `expected at most ${max} characters`)',
    // Names of the page's own sections.
    'landing.ts: .refine((name) => names.includes(name), expected)).optional();',
    // Names of slots, which content/shared/photos.ts spells out.
    'photo.ts: , photoSchema),',
    // By what a path may be.
    "primitives.ts: .regex(PAGE_PATH, 'expected a path of this site');",
    // By the rules for words, or by those that hold for every text.
    'text.ts: .min(min, `expected at least ${min} characters`)',
  ]);
});
