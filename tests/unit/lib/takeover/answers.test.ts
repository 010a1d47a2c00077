/** @jest-environment node */
import { answerTo, complete, questionNames, readArguments, USAGE } from '@/lib/takeover/answers';

const args = {
  name: "O'Hara Systems",
  city: 'Ottawa',
  phone: '+1 613 555 0170',
  email: ' hello@ohara.example ',
  origin: 'https://www.OHara.example/',
};
const usual = { region: 'Ontario', country: 'CA', street: '' };

it('reads what the arguments say', () => {
  expect(readArguments(['--name', 'Northgate', '--city=Ottawa', '--formerly', 'Lakes'])).toEqual({
    answers: { name: 'Northgate', city: 'Ottawa' },
    formerly: 'Lakes',
  });
});

it.each([
  [['--nmae', 'x'], '--nmae'],
  [['Northgate'], 'Northgate'],
  [['--name'], '--name'],
  [['--name', ' '], '--name: expected something'],
])('names what it cannot read in %p', (given, named) => {
  expect(() => readArguments(given)).toThrow(named);
});

it('says what PowerShell does to the arguments', () => {
  // Of `npm run takeover -- --name Northgate` this is what comes.
  expect(() => readArguments(['Northgate'])).toThrow(/Northgate[^]*\nIn PowerShell write '--' in/);
});

it('writes the answers as the site has them, and takes what is usual for the others', () => {
  expect(complete(args, usual)).toEqual({
    name: 'O’Hara Systems',
    street: '',
    city: 'Ottawa',
    region: 'Ontario',
    country: 'CA',
    phone: '(613) 555-0170',
    email: 'hello@ohara.example',
    origin: 'https://www.ohara.example',
  });
});

it('names every argument that is missing', () => {
  expect(() => complete({ name: 'Northgate', phone: '1' }, usual)).toThrow(
    'Missing: --city, --email, --origin',
  );
});

it.each([
  ['phone', '555-0170', 'ten digits'],
  ['phone', '613 555 01701', 'ten digits'],
  ['phone', '+44 613 555 0170', 'ten digits'],
  ['phone', '01 23 45 67 89', 'ten digits'], // France
  ['phone', '613 155 0170', 'ten digits'],
  ['phone', '(613) call-now', 'ten digits'],
  ['origin', 'northgate.example', 'an absolute http(s) address'],
  ['origin', 'www.northgate.example', 'an absolute http(s) address'],
  ['origin', 'https://northgate.example/site', 'an origin without a path'],
  ['origin', 'https://www.böhm.example/site', 'an origin without a path'],
  ['origin', 'https://böhm.example/é', 'an absolute http(s) address'],
  ['origin', 'https://a@böhm.example', 'an absolute http(s) address'],
  ['origin', 'https://*.böhm.example', 'an absolute http(s) address'],
  ['origin', "https://böhm.example;script-src 'unsafe-inline'", 'an absolute http(s) address'],
  ['origin', 'www.böhm.example', 'an absolute http(s) address'],
  ['country', 'Canada', 'the two capital letters of a country'],
  ['country', 'ca', 'the two capital letters of a country'],
  ['country', 'QQ', 'the two capital letters of a country'],
  ['country', 'UK', 'the two capital letters of a country'],
  ['country', 'SU', 'the two capital letters of a country'],
  ['country', 'ZZ', 'the two capital letters of a country'],
  ['country', 'XA', 'the two capital letters of a country'],
  ['country', 'EU', 'the two capital letters of a country'],
  ['name', '北方', 'letters that the typeface has'],
  ['name', 'Нова IT', 'letters that the typeface has'],
  ['name', 'Ω Systems', 'letters that the typeface has'],
  ['city', 'Αθήνα', 'letters that the typeface has'],
] as const)('refuses for --%s %p', (question, given, wanted) => {
  const asked = () => answerTo(question, given);
  expect(asked).toThrow(new RegExp(`^--${question}: expected .*, found "`));
  expect(asked).toThrow(`--${question}: expected ${wanted}`);
});

it('says which letters it means', () => {
  expect(() => answerTo('name', 'Нова IT, Нова\u200d 1')).toThrow(
    / Н о в а <U\+200D>, found "Нова IT/,
  );
});

it.each(questionNames)('refuses a line break or another control in --%s', (question) => {
  for (const control of ['\n', '\0', '\u0085'])
    expect(() => answerTo(question, `613 555${control}0170`)).toThrow(
      new RegExp(`^--${question}: expected one line .*, found "613 555<U\\+00`),
    );
});

it.each(['Böhm & Søn', 'Łódź Čeština', 'Île d’Été – A.I.', 'A $1 \\ 24/7, @ 100%'])(
  'takes the name %p',
  (name) => expect(answerTo('name', name)).toBe(name),
);

it('takes an accent that was typed behind its letter', () => {
  expect(answerTo('city', 'Montre\u0301al')).toBe('Montréal');
});

it('takes a letter of any script for what stands on pages alone', () => {
  expect(answerTo('region', 'Αττική')).toBe('Αττική');
});

it.each([
  ['https://www.böhm.example', 'https://www.xn--bhm-sna.example'],
  ['https://WWW.BÖHM.example:8443/', 'https://www.xn--bhm-sna.example:8443'],
  ['https://www.xn--bhm-sna.example', 'https://www.xn--bhm-sna.example'],
  ['https://例え.テスト', 'https://xn--r8jz45g.xn--zckzah'],
])('writes the origin %s as it stands in addresses: %s', (given, origin) => {
  expect(answerTo('origin', given)).toBe(origin);
});

it('explains every argument', () => {
  for (const name of [...Object.keys(complete(args, usual)), 'formerly'])
    expect(USAGE).toContain(`--${name} `);
});
