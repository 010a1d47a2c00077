/** @jest-environment node */
import { routes } from '@/content/routes';
import { PAGE_PATH } from '@/lib/page-path';

it('takes every path of the site', () => {
  expect(routes.filter(({ path }) => !PAGE_PATH.test(path))).toEqual([]);
});

it.each(['//contact', '/contact/', '/contact//x', 'contact', '/Contact', '/contact?a', '/a#b', ''])(
  'does not take %p',
  (path) => expect(path).not.toMatch(PAGE_PATH),
);
