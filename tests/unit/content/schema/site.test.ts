/** @jest-environment node */
import { company } from '@/content/company';
import { navigation } from '@/content/navigation';
import { about } from '@/content/pages/coming-soon';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { resources } from '@/content/pages/resources';
import { defineCompany } from '@/content/schema/company';
import { ContentError } from '@/content/schema/parse';
import {
  defineComingSoon,
  defineContact,
  defineHome,
  defineNavigation,
  defineResourcesPage,
} from '@/content/schema/site';
import { broken } from '../../../support/broken';

type Path = ReadonlyArray<string | number>;
type Define = (path: Path, value: unknown) => () => unknown;
const as = <Input>(content: object, path: Path, value: unknown) =>
  broken(content, path, value) as Input;

const network = { name: 'X', href: 'https://x.com/' };

const definitions: Record<string, Define> = {
  'content/company.ts': (path, value) => () => defineCompany(as(company, path, value)),
  'content/pages/home.ts': (path, value) => () => defineHome(as(home, path, value)),
  'content/pages/contact.ts': (path, value) => () => defineContact(as(contact, path, value)),
  'content/pages/resources.ts': (path, value) => () =>
    defineResourcesPage(as(resources, path, value)),
  'content/pages/coming-soon.ts': (path, value) => () => defineComingSoon(as(about, path, value)),
};

it.each(Object.entries(definitions))('%s is right as it is', (_file, define) => {
  expect(define(['none'], undefined)).not.toThrow();
});

it.each<[string, Path, unknown, RegExp]>([
  [
    'content/company.ts',
    ['phone'],
    '416 555 0142',
    /phone: expected ten digits, written like \(416\)/,
  ],
  ['content/company.ts', ['email'], 'hello', /email: expected an email/],
  [
    'content/company.ts',
    ['social'],
    [{ name: 'X', href: 'x.com' }],
    /social\[0\]\.href: .*absolute/,
  ],
  [
    'content/company.ts',
    ['social'],
    [network, network],
    /social\[1\]: expected a different name for each/,
  ],
  [
    'content/company.ts',
    ['locality', 'city'],
    `${company.locality.city}x`,
    /location: expected city, region and country, the first two as in locality/,
  ],
  ['content/pages/home.ts', ['problems', 'items'], [], /problems\.items: expected exactly 3/],
  [
    'content/pages/home.ts',
    ['services', 'items', 1, 'title'],
    home.services.items[0]?.title,
    /services\.items\[1\]: expected a different title for each/,
  ],
  [
    'content/pages/home.ts',
    ['trust', 'stats', 1, 'label'],
    home.trust.stats[0]?.label,
    /trust\.stats\[1\]: expected a different label for each/,
  ],
  ['content/pages/home.ts', ['services', 'items'], [], /services\.items: expected exactly 6/],
  [
    'content/pages/home.ts',
    ['hero', 'secondary', 'part'],
    'plans',
    /hero\.secondary\.part: expected a part that this page shows: problems, services, industries, figures \(found "plans"\)/,
  ],
  [
    'content/pages/home.ts',
    ['closing', 'secondary'],
    { kind: 'calculator', label: 'Go' },
    /closing\.secondary\.kind: expected another kind: this page shows no estimator/,
  ],
  ['content/pages/home.ts', ['trust', 'stats'], [], /trust\.stats: expected exactly 4/],
  [
    'content/pages/contact.ts',
    ['form', 'fields', 'email', 'invalid'],
    undefined,
    /form\.fields\.email\.invalid: .*expected string/,
  ],
  ['content/pages/contact.ts', ['hours', 'items'], [], /hours\.items: expected exactly 4/],
  [
    'content/pages/contact.ts',
    ['hours', 'items', 0, 'time'],
    '8:00-18:00',
    /hours\.items\[0\]\.time: expected two times .* \(found "8:00-18:00"\)/,
  ],
  [
    'content/pages/contact.ts',
    ['hours', 'items', 0, 'time'],
    '6:00 PM-8:00 AM',
    /time: expected two times of one day, the earlier first, as in 8:00 AM-6:00 PM, or words/,
  ],
  [
    'content/pages/contact.ts',
    ['hours', 'items', 1, 'days'],
    'Sat',
    /days: expected one of Mon-Fri, /,
  ],
  [
    'content/pages/contact.ts',
    ['hours', 'items', 1, 'days'],
    'Sunday',
    /hours\.items: expected every day of the week once/,
  ],
  [
    'content/pages/contact.ts',
    ['why', 'items', 1],
    contact.why.items[0],
    /why\.items\[1\]: expected every reason once/,
  ],
  ['content/pages/resources.ts', ['unknown', 'title'], '', /unknown\.title: /],
  ['content/pages/coming-soon.ts', ['path'], 'about', /path: expected a path of this site/],
  ['content/pages/coming-soon.ts', ['comingSoon'], ['x'], /comingSoon: expected 3 to 4 lines/],
  [
    'content/pages/coming-soon.ts',
    ['comingSoon', 1],
    about.comingSoon[0],
    /comingSoon\[1\]: expected every line once/,
  ],
])('names file and field: %s %j', (file, path, value, message) => {
  const define = definitions[file];
  expect(define?.(path, value)).toThrow(ContentError);
  expect(define?.(path, value)).toThrow(`${file}: `);
  expect(define?.(path, value)).toThrow(message);
});

it('wants four entries in the bar, each with children', () => {
  expect(() => defineNavigation(navigation)).not.toThrow();
  expect(() => defineNavigation(navigation.slice(1))).toThrow(/expected exactly 4 entries/);
  const childless = navigation.map((entry) => ({ ...entry, children: [] }));
  expect(() => defineNavigation(childless)).toThrow(/\[0\]\.children: expected at least one child/);
  const alike = navigation.map((entry) => ({ ...entry, id: 'about' }));
  expect(() => defineNavigation(alike)).toThrow(/\[1\]: expected a different id for each/);
});
