/** @jest-environment node */
import { childrenOf, navigation } from '@/content/navigation';
import { routes } from '@/content/routes';
import { navigationBar, routePaths } from '../../specification';

it('has the specified entries and children, in their order, whatever pages are new', () => {
  const found = navigation.map(({ label, href, children }) => ({
    label,
    href,
    children: children.map((child) => child.href).filter((path) => routePaths.includes(path)),
  }));
  expect(found).toEqual(navigationBar);
});

it('leads only to pages of the site', () => {
  const paths = routes.map(({ path }) => path);
  for (const { href, children } of navigation) {
    for (const link of [href, ...children.map((child) => child.href)])
      expect(paths).toContain(link);
  }
});

it('describes every child', () => {
  const descriptions = navigation.flatMap(({ children }) =>
    children.map((child) => child.description),
  );
  expect(descriptions.filter((description) => description.trim() === '')).toEqual([]);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

it('hands out the children of one entry', () => {
  expect(childrenOf('about')).toBe(navigation[0]?.children);
});
