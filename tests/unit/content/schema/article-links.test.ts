/** @jest-environment node */
import { articles } from '@/content/articles';
import { routes } from '@/content/routes';
import { checkLinks } from '@/content/schema/article-links';
import { ContentError } from '@/content/schema/parse';
import { siteUrl } from '@/lib/env';

const paths = routes.map(({ path }) => path);
const linking = (...hrefs: string[]) => [
  { id: 'an-article', links: hrefs.map((href, index) => ({ href, line: index + 20 })) },
];
const check =
  (...hrefs: string[]) =>
  () =>
    checkLinks(linking(...hrefs), paths);

it('lets articles link to every page of the site, and elsewhere', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(check(...paths)).not.toThrow();
  expect(check('https://example.com/contct', 'mailto:a@b.example', 'tel:+1')).not.toThrow();
  expect(() => checkLinks(articles, paths)).not.toThrow();
});

it('names file and line of every link that leads nowhere', () => {
  expect(check('/contact', '/contct', '/privacy')).toThrow(ContentError);
  expect(check('/contact', '/contct', '/privacy')).toThrow(
    [
      'Broken content',
      'content/articles/an-article.md:21: expected the path of a page in content/routes.ts (found "/contct")',
      'content/articles/an-article.md:22: expected the path of a page in content/routes.ts (found "/privacy")',
    ].join('\n'),
  );
});

it('wants the path alone for a page of this site', () => {
  expect(check(`${siteUrl}/contact`)).toThrow(/an-article\.md:20: expected the path alone/);
});

it('stops the list of routes itself, which every page reads', async () => {
  const [first, ...others] = articles;
  jest.resetModules();
  jest.doMock('@/content/articles', () => ({
    articles: [{ ...first, links: [{ href: '/contct', line: 30 }] }, ...others],
  }));
  await expect(import('@/content/routes')).rejects.toThrow(/\.md:30: .*\(found "\/contct"\)/);
});
