/** @jest-environment node */
import { company } from '@/content/company';
import { shell } from '../../specification';

it('is where the specification says', () => {
  expect(company.location).toBe(shell.location);
  expect(shell.location).toContain(company.locality.city);
  expect(shell.location).toContain(company.locality.region);
});

it('dials the number that it shows', () => {
  expect(company.phone.href.replace(/\D/g, '').slice(1)).toBe(
    company.phone.label.replace(/\D/g, ''),
  );
});

it('names every network once, at an address of its own', () => {
  for (const field of ['name', 'href'] as const) {
    const each = company.social.map((network) => network[field]);
    expect(new Set(each).size).toBe(each.length);
  }
});
