/** @jest-environment node */
import { typeset } from '@/lib/guides/typeset';
import { notInTypeface } from '@/lib/takeover/typeface';

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

const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter(
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
