/** @jest-environment node */
import { articles } from '@/content/articles';
import { landingPages } from '@/content/landing-pages';
import * as comingSoon from '@/content/pages/coming-soon';
import type * as Routes from '@/content/routes';
import { comingSoonPaths, libraryPages, routes, trailTo } from '@/content/routes';
import { articlePath } from '@/lib/articles/facts';
import { navigationBar, pathsWithoutPage, routePaths, servicePaths } from '../../specification';
import { withReplaced } from '../../support/replaced';

const paths = routes.map(({ path }) => path);

it('has every specified route, and each route once', () => {
  expect(paths).toEqual(expect.arrayContaining([...routePaths]));
  expect(new Set(paths).size).toBe(paths.length);
});

it('has no other routes but further landing pages, articles and pages of the library', () => {
  const further = new Set([
    ...landingPages.map(({ path }) => path),
    ...articles.map(({ id }) => articlePath(id)),
    ...libraryPages.map(({ path }) => path),
  ]);
  expect(paths.filter((path) => !routePaths.includes(path) && !further.has(path))).toEqual([]);
});

it('leaves the three paths of the footer without a page', () => {
  expect(comingSoonPaths.map(({ path }) => path)).toEqual(pathsWithoutPage);
  for (const path of pathsWithoutPage) expect(paths).not.toContain(path);
});

it('names every route, and calls a page that heads a menu as the menu does', () => {
  expect(routes.filter(({ name }) => name.trim() === '')).toEqual([]);
  for (const { label, href } of navigationBar) {
    expect(routes.find(({ path }) => path === href)?.name).toBe(label);
  }
});

it('dates the articles, each with its day', () => {
  for (const { id, date, updated } of articles) {
    expect(routes.find(({ path }) => path === articlePath(id))?.lastModified).toBe(updated ?? date);
  }
});

describe('the way to a page', () => {
  const way = (path: string) => trailTo(path).map((step) => step.path);

  it('is the home page alone for itself', () => expect(way('/')).toEqual(['/']));

  it.each(servicePaths)('leads over the page above: %s', (path) => {
    expect(way(path)).toEqual(['/', '/services', path]);
  });

  it('leads to an article over the library', () => {
    const path = articlePath(articles[0]?.id ?? '');
    expect(way(path)).toEqual(['/', '/resources', path]);
  });

  it('leads over the page above, wherever that stands in the list', () => {
    const comingSoonPages = comingSoon.comingSoonPages.toReversed();
    withReplaced({ '@/content/pages/coming-soon': { ...comingSoon, comingSoonPages } }, () => {
      const reversed = jest.requireActual<typeof Routes>('@/content/routes');
      for (const { path } of comingSoonPages)
        expect(reversed.trailTo(path).map((step) => step.path)).toEqual(way(path));
    });
  });

  it('does not lead over a page whose address only begins alike', () => {
    for (const path of paths) {
      for (const above of way(path).slice(1, -1)) expect(path.startsWith(`${above}/`)).toBe(true);
    }
  });

  it('is unknown for what is not a page', () => {
    expect(() => trailTo('/nope')).toThrow('app/nope: expected /nope in a list');
    expect(() => trailTo('/services/nope')).toThrow(
      'app/services/nope: expected /services/nope in a list that content/routes.ts reads, such as content/landing-pages.ts',
    );
  });
});
