/** @jest-environment node */
import { answerTo, complete, readArguments, USAGE } from '@/lib/takeover/answers';

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
  ['phone', '555-0170'],
  ['phone', '613 555 01701'],
  ['phone', '(613) call-now'],
  ['origin', 'www.northgate.example'],
  ['origin', 'https://northgate.example/site'],
  ['country', 'Canada'],
] as const)('refuses for --%s %p', (question, given) => {
  expect(() => answerTo(question, given)).toThrow(
    new RegExp(`^--${question}: expected .*, found "`),
  );
});

it('explains every argument', () => {
  for (const name of [...Object.keys(complete(args, usual)), 'formerly'])
    expect(USAGE).toContain(`--${name} `);
});
