/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { companyIn, companyWith, environmentWith } from '@/lib/takeover/write';
import { lakes, lakesSource } from '../../../support/company-source';
import { tool } from '../../../support/tools';

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

it('gives the blurb the new names of company and city, each for its own', () => {
  const source = lakesSource.replace(
    /(?<=blurb:\s+)'[^']+'/,
    "'Lakes IT serves Kingston. Ask Lakes IT.'",
  );
  const written = companyWith(source, { ...northgate, name: 'Old Kingston IT' });
  expect(written).toContain("blurb: 'Old Kingston IT serves Ottawa. Ask Old Kingston IT.',");
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

it.each(['A \\ and a ’', 'A \\ and a \\ and a ’'])(
  'keeps apart what stands in quotes: %s',
  (name) => {
    expect(companyIn(companyWith(lakesSource, { ...northgate, name })).name).toBe(name);
  },
);

/** The text as `npm run format` leaves it. */
const formatted = (source: string): string =>
  execFileSync('node', [tool('oxfmt'), '--stdin-filepath=company.ts'], {
    input: source,
    encoding: 'utf8',
  });

it.each([
  ['an apostrophe in the address', { email: "o'hara@northgate.example" }],
  ['a backslash', { name: 'A \\ and a ’', street: '1 \\ Elm Street' }],
  ['the longest address', { email: `hello@${'northgate.'.repeat(10)}example` }],
  ['the longest place', { city: 'C'.repeat(24), region: 'R'.repeat(25) }],
])('writes %s as the formatter does, and reads it again', (_what, answers) => {
  const company = { ...northgate, ...answers };
  const written = companyWith(lakesSource, company);
  expect(formatted(written)).toBe(written);
  expect(companyIn(written)).toEqual(company);
  expect(companyWith(written, lakes)).toBe(lakesSource);
});

it('gives a blurb a line of its own where it needs one, and no other', () => {
  // The new city has two letters less: with 75 and 76 the line is short enough then.
  for (const letters of [73, 74, 75, 76, 77]) {
    const blurb = `For ${lakes.city} ${'x'.repeat(letters)}.`;
    const source = formatted(lakesSource.replace(/(?<=blurb:\s+)'[^']+'/, `'${blurb}'`));
    const written = companyWith(source, northgate);
    expect(formatted(written)).toBe(written);
    expect(companyWith(written, lakes)).toBe(source);
  }
});

it('reads what was written by hand in double quotes', () => {
  const source = lakesSource.replace(/'([^'\n]*)'/g, '"$1"');
  expect(companyIn(source)).toEqual(lakes);
  expect(companyWith(source, northgate)).toContain("  name: 'Northgate $& Systems',\n");
  const carried = companyWith(source, northgate).replace("'40 Elm Street'", '"40 Elm Street"');
  expect(companyIn(carried)).toEqual(northgate);
  expect(companyWith(carried, { ...northgate, street: '' })).not.toContain('street:');
});

it.each([
  ['name', 'name: ', 'name: `'],
  ['email', '  email', '    email'],
  ['locality.city', "city: '", "town: '"],
])('names the field that is in another form: %s', (field, form, other) => {
  const source = lakesSource.replace(form, other);
  expect(() => companyIn(source)).toThrow(
    new Error(
      `content/company.ts is not in its own form: expected ${field} with its words in quotes`,
    ),
  );
});

const LINE = 'NEXT_PUBLIC_SITE_URL=https://www.northgate.example';

it.each([
  ['', `${LINE}\n`],
  ['NEXT_PUBLIC_SITE_URL=https://old.example', `${LINE}\n`],
  ['NEXT_PUBLIC_SITE_URL=\n', `${LINE}\n`],
  ['OLD_NEXT_PUBLIC_SITE_URL=a\n', `OLD_NEXT_PUBLIC_SITE_URL=a\n${LINE}\n`],
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
