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

it('names every network once, at an address of its own', () => {
  for (const field of ['name', 'href'] as const) {
    const each = company.social.map((network) => network[field]);
    expect(new Set(each).size).toBe(each.length);
  }
});
