/** @jest-environment node */
import { landingShape } from '@/content/schema/landing';
import { ContentError } from '@/content/schema/parse';
import {
  benefitsSchema,
  faqsSchema,
  resourcesSchema,
  serviceCardsSchema,
} from '@/content/schema/sections';
import { defineService } from '@/content/schema/service';
import { managedIt } from '@/content/services/managed-it';
import { broken, unparsed } from '../../../support/broken';

const sections = {
  benefits: benefitsSchema,
  included: serviceCardsSchema(6),
  resources: resourcesSchema(3),
};
type Data = Parameters<typeof defineService<'managed-it', typeof sections>>[2];

/** The page with these sections alone, whatever its file has besides. */
const known = ['slug', 'kind', 'path', ...Object.keys({ ...landingShape, ...sections })];
const service = Object.fromEntries(
  Object.entries(managedIt).filter(([field]) => known.includes(field)),
);

const define = (path: ReadonlyArray<string | number>, value: unknown) => () =>
  defineService('managed-it', sections, broken(service, path, value) as Data);

it('gives a page its kind and its address', () => {
  const page = defineService('managed-it', sections, unparsed(service) as Data);
  expect(page).toEqual(service);
  expect(page).toMatchObject({ kind: 'service', path: '/services/managed-it' });
});

it.each<[string, ReadonlyArray<string | number>, unknown, string, RegExp]>([
  ['another slug', ['slug'], 'cybersecurity', 'slug', /file's name without \.ts: managed-it/],
  ['a section that is missing', ['benefits'], undefined, 'benefits', /expected object/],
  ['a section too many', ['moons'], {}, 'moons', /no field/],
  ['a service that the form does not offer', ['contactService'], 'Plumbing', 'contactService', /s/],
  ['a menu line that is missing', ['menu'], undefined, 'menu', /expected string/],
])('names file and field: %s', (_name, path, value, field, expected) => {
  expect(define(path, value)).toThrow(ContentError);
  expect(define(path, value)).toThrow(`content/services/managed-it.ts: ${field}: `);
  expect(define(path, value)).toThrow(expected);
});

it.each<[string, string, RegExp]>([
  [
    'demo',
    'hero.secondary.part',
    /expected a part that this page shows: benefits, included, resources \(found "demo"\)/,
  ],
  ['hero', 'hero.secondary.part', /benefits, included, resources \(found "hero"\)/],
])('wants a button to lead to a part of its page: %s', (part, field, expected) => {
  const to = (part: string) => define(['hero', 'secondary'], { kind: 'part', label: 'Go', part });
  expect(to(part)).toThrow(`content/services/managed-it.ts: ${field}: `);
  expect(to(part)).toThrow(expected);
  expect(to('included')).not.toThrow();
});

it('wants a calculator where a button leads to one', () => {
  expect(define(['closing', 'secondary'], { kind: 'calculator', label: 'Go' })).toThrow(
    'content/services/managed-it.ts: closing.secondary.kind: expected another kind: this page shows no estimator (found "calculator")',
  );
});

it('lists every fault at once', () => {
  const data = broken(service, ['hero', 'title'], '');
  const both = broken(data, ['closing', 'lead'], '') as Data;
  expect(() => defineService('managed-it', sections, both)).toThrow(
    /hero\.title[\s\S]*closing\.lead/,
  );
});

it('counts as specified where a number is given, and as it likes where none is', () => {
  const items = managedIt.included.items.slice(1);
  const included = { ...managedIt.included, items };
  expect(define(['included'], included)).toThrow(/exactly 6 cards, as specified/);
  const free = { ...sections, included: serviceCardsSchema() };
  const data = broken(service, ['included'], included) as Data;
  expect(defineService('managed-it', free, data).included.items).toHaveLength(items.length);
  expect(faqsSchema().safeParse({ title: 'Questions', items: [] }).success).toBe(false);
});

it('hides sections of its own, and nothing else', () => {
  expect(define(['hidden'], ['benefits'])()).toEqual({ ...service, hidden: ['benefits'] });
  const part = { kind: 'part', label: 'Go', part: 'benefits' };
  const data = broken(service, ['hero', 'secondary'], part);
  const hide = (hidden: string[]) => () =>
    defineService('managed-it', sections, { ...data, hidden } as unknown as Data);
  expect(hide(['included'])).not.toThrow();
  expect(hide(['benefits'])).toThrow(
    /hero\.secondary\.part: expected a part .*: included, resources \(/,
  );
  expect(define(['hidden'], ['closing'])).toThrow(
    'content/services/managed-it.ts: hidden[0]: expected a section of this page: benefits, included',
  );
});
