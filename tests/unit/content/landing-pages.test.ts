/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { landingPages } from '@/content/landing-pages';
import { industryPaths, servicePaths } from '../../specification';

const slugsIn = (folder: string) =>
  readdirSync(`content/${folder}`).map((file) => file.replace(/\.ts$/, ''));

it.each([
  ['services', 'service'],
  ['industries', 'industry'],
])('lists every file of content/%s, named as its slug', (folder, kind) => {
  const slugs = landingPages.filter((page) => page.kind === kind).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(0);
  expect(slugs.sort()).toEqual(slugsIn(folder).sort());
});

it('has the specified pages, services first, each once', () => {
  const specified = [...servicePaths, ...industryPaths];
  const paths = landingPages.map(({ path }) => path);
  expect(paths.filter((path) => specified.some((each) => each === path))).toEqual(specified);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(landingPages.map((page) => [page.slug, page] as const))(
  '%s has its slug for its address',
  (slug, { kind, path }) => {
    expect(path).toBe(`/${kind === 'service' ? 'services' : 'industries'}/${slug}`);
  },
);

it.each(['name', 'menu', 'serviceName'] as const)('calls no two pages by the same %s', (field) => {
  const names = landingPages.map((page) => page[field]);
  expect(new Set(names).size).toBe(names.length);
});
