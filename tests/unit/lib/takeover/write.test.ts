/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { companyIn, companyWith, environmentWith } from '@/lib/takeover/write';
import { lakes, lakesSource } from '../../../support/company-source';

const northgate = {
  name: 'Northgate $& Systems',
  street: '40 Elm Street',
  city: 'Ottawa',
  region: 'Ontario',
  country: 'CA',
  phone: '(613) 555-0170',
  email: 'hello@northgate.example',
};

it('reads the company that is there, and writes over it', () => {
  const source = readFileSync('content/company.ts', 'utf8');
  const there = companyIn(source);
  expect(companyIn(companyWith(source, northgate))).toEqual(northgate);
  // A place may be written in other words than the command's.
  const besidesPlace = (text: string) => text.replace(/^ {2}location:.*/m, '');
  expect(besidesPlace(companyWith(source, there))).toBe(besidesPlace(source));
  expect(there).toEqual({
    name: company.name,
    street: company.street ?? '',
    ...company.locality,
    phone: company.phone.label,
    email: company.email,
  });
});

it('writes what it reads, and leaves all else', () => {
  expect(companyIn(lakesSource)).toEqual(lakes);
  const written = companyWith(lakesSource, northgate);
  expect(companyIn(written)).toEqual(northgate);
  expect(written).toContain("location: 'Ottawa, Ontario, Canada',");
  expect(written).toContain('for Ottawa businesses');
  expect(companyWith(written, lakes)).toBe(lakesSource);
  expect(companyWith(lakesSource, lakes)).toBe(lakesSource);
});

it('takes the street away where there is none, and names another country', () => {
  const written = companyWith(companyWith(lakesSource, northgate), {
    ...northgate,
    street: '',
    city: 'Buffalo',
    region: 'New York',
    country: 'US',
  });
  expect(written).not.toContain('street:');
  const [carried, without] = [companyWith(lakesSource, northgate), { ...northgate, street: '' }];
  expect(companyWith(carried.replaceAll('\n', '\r\n'), without)).not.toContain('street:');
  expect(written).toContain("location: 'Buffalo, New York, United States',");
});

it('keeps apart what stands in quotes', () => {
  const name = 'A \\ and a ’';
  expect(companyIn(companyWith(lakesSource, { ...northgate, name })).name).toBe(name);
});

it('says so when the file is in another form', () => {
  expect(() => companyIn(lakesSource.replace("name: '", 'name: `'))).toThrow(
    'content/company.ts is not in its own form',
  );
});

const LINE = 'NEXT_PUBLIC_SITE_URL=https://www.northgate.example';

it.each([
  ['', `${LINE}\n`],
  ['NEXT_PUBLIC_SITE_URL=https://old.example', `${LINE}\n`],
  [
    '# Public origin\n#NEXT_PUBLIC_SITE_URL=https://old.example\nBUILD_ID=a\n',
    `# Public origin\n${LINE}\nBUILD_ID=a\n`,
  ],
  // As Windows writes it.
  ['NEXT_PUBLIC_SITE_URL=https://old.example\r\nBUILD_ID=a\r\n', `${LINE}\nBUILD_ID=a\r\n`],
  ['BUILD_ID=a', `BUILD_ID=a\n${LINE}\n`],
  ['NEXT_PUBLIC_SITE_URL=https://a.example\nNEXT_PUBLIC_SITE_URL=https://b.example\n', `${LINE}\n`],
])('makes settings %j into %j', (before, after) => {
  expect(environmentWith(before, 'https://www.northgate.example')).toBe(after);
});
