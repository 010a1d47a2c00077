/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { typeset } from '@/lib/guides/typeset';
import { notInTypeface, semiBold } from '@/lib/typeface';

const words = {
  kind: '',
  contents: '',
  page: '',
  of: '',
  notAdvice: '',
  keptBy: '',
  keptOn: '',
  notes: '',
};
/** Sets a guide of this company, wherever its name and a sentence of it stand. */
const setCompany = (name: string) =>
  typeset({
    title: 'A sheet to fill in',
    summary: 'What there is.',
    parts: [],
    drawing: 'services/managed-it',
    company: { name, line: name },
    links: [],
    facts: [],
    words,
  });

/** The hosts that a build would ask while it draws cards with these texts, for each of them. */
function hostsFor(...texts: string[]): string[][] {
  const script = ['tests/support/draw-card.mjs', ...texts];
  const { stdout } = spawnSync(process.execPath, script, { input: semiBold, encoding: 'utf8' });
  return JSON.parse(stdout) as string[][];
}

const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => !/[\p{C}\p{Z}]/u.test(letter),
);
const missing = new Set(notInTypeface(letters.join('')));

it('knows the letters that guides can be set in', () => {
  const known = letters.filter((letter) => !missing.has(letter));
  expect(known.length).toBeGreaterThan(300);
  // The typesetter itself breaks down over the letters of every script at once.
  expect(known.length).toBeLessThan(1000);
  expect(() => setCompany(known.join(' '))).not.toThrow();
});

it.each(['北', 'Н', 'Ω', '🙂'])('knows that guides cannot be set in %p', (letter) => {
  expect(notInTypeface(`A${letter} b${letter}`)).toEqual([letter]);
  expect(() => setCompany(letter)).toThrow('could not be displayed');
});

it('has no social card look for anything on the web, as other letters do', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code));
  // An argument cannot hold the letter 0, which the typeface has not anyway.
  const known = all.filter((letter) => notInTypeface(letter).length === 0);
  expect(notInTypeface('\0')).toEqual(['\0']);
  const drawn = hostsFor(known.join(' '), known.join(''));
  // One by one, which takes longer, they say which of them it is.
  if (drawn.flat().length > 0) expect(hostsFor(...known)).toEqual(known.map(() => []));
  expect(drawn).toEqual([[], []]);
  expect(hostsFor('🙂', 'Ω', 'A ☂', 'x\u0333')).toEqual([
    ['cdn.jsdelivr.net'],
    ['fonts.googleapis.com'],
    ['cdn.jsdelivr.net'],
    ['fonts.googleapis.com'],
  ]);
});
