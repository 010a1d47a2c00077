/** @jest-environment node */
import { company } from '@/content/company';
import { defineCompany } from '@/content/schema/company';
import { shell } from '../../specification';
import { broken } from '../../support/broken';

it('is where the specification says', () => {
  expect(company.location).toBe(shell.location);
  expect(shell.location).toContain(company.locality.city);
  expect(shell.location).toContain(company.locality.region);
});

const as = (path: string[], value: string) =>
  broken(company, path, value) as Parameters<typeof defineCompany>[0];

it('dials the number that it shows, whatever it is changed to', () => {
  expect(company.phone.href.replace(/\D/g, '').slice(1)).toBe(
    company.phone.label.replace(/\D/g, ''),
  );
  const moved = defineCompany(as(['phone'], '(647) 555-0199'));
  expect(moved.phone).toEqual({ label: '(647) 555-0199', href: 'tel:+16475550199' });
});

it.each(['ca', '??', 'CAN'])('has no country %s', (country) => {
  expect(() => defineCompany(as(['locality', 'country'], country))).toThrow(
    /locality\.country: expected the two capital letters/,
  );
});

it.each([
  ['name', 'Lakeward Ω'],
  ['blurb', 'Managed IT and security ☎ for firms in Toronto that answer to a regulator.'],
])('has no letter in its %s that cards and guides cannot be set with', (field, words) => {
  expect(() => defineCompany(as([field], words))).toThrow(
    `content/company.ts: ${field}: expected letters that the typeface`,
  );
});

it.each([
  ['name', 'Synergy IT Solutions', (words: string) => words],
  ['street', '1 Robust Networks Way', (words: string) => words],
  ['social', 'Leverage', (name: string) => [{ name, href: 'https://leverage.example/' }]],
])('may have any words in its %s, but no marks', (field, words, written) => {
  const define = (value: string) => () =>
    defineCompany(broken(company, [field], written(value)) as never);
  expect(define(words)).not.toThrow();
  for (const wrong of [`${words}!`, `"${words}"`, `*${words}*`, `<b>${words}</b>`])
    expect(define(wrong)).toThrow(`content/company.ts: ${field}`);
});

it('may be in a place of any name', () => {
  const locality = { city: 'Seamless', region: 'Holistic', country: 'CA' };
  const moved = {
    ...broken(company, ['locality'], locality),
    location: 'Seamless, Holistic, Canada',
  };
  expect(() => defineCompany(moved as never)).not.toThrow();
});

it('names itself in its blurb, whatever it is called, and has no other filler word there', () => {
  const blurb = (words: string) =>
    broken(
      { ...company, name: 'Robust Networks' },
      ['blurb'],
      `${words} and security for firms that answer to a regulator.`,
    ) as never;
  expect(() => defineCompany(blurb('Robust Networks does managed IT'))).not.toThrow();
  expect(() => defineCompany(blurb('Robust managed IT'))).toThrow(
    /content\/company\.ts: blurb: expected plain words, not a filler word \(found "Robust" in "Robust managed/,
  );
});

it('may be on no network', () => {
  expect(defineCompany(broken(company, ['social'], []) as never).social).toEqual([]);
});

it('names every network once, at an address of its own', () => {
  for (const field of ['name', 'href'] as const) {
    const each = company.social.map((network) => network[field]);
    expect(new Set(each).size).toBe(each.length);
  }
});
