/** @jest-environment node */
import { libraryHead } from '@/content/library-head';
import { resources } from '@/content/pages/resources';

it('is the head of the library itself on its first page', () => {
  expect(libraryHead(1)).toEqual({ path: '/resources', meta: resources.meta });
});

it('gives further pages an address, a title and a description of their own', () => {
  const heads = [1, 2, 3].map(libraryHead);
  expect(heads.map(({ path }) => path)).toEqual([
    '/resources',
    '/resources/page-2',
    '/resources/page-3',
  ]);
  for (const { meta } of heads.slice(1)) {
    expect(meta.title).toContain(resources.meta.title);
    expect(meta.description).toContain(resources.meta.description);
  }
  expect(new Set(heads.map(({ meta }) => meta.title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(heads.length);
});
