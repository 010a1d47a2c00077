/** @jest-environment node */
import { articles } from '@/content/articles';
import { guideFile, guides } from '@/content/guides';
import { landingPages } from '@/content/landing-pages';
import { navigation } from '@/content/navigation';
import { comingSoonPages } from '@/content/pages/coming-soon';
import { routes } from '@/content/routes';
import { checkLinks, checkPageLinks } from '@/content/schema/document-links';
import { fileOf } from '@/content/schema/landing';
import { ContentError } from '@/content/schema/parse';
import { siteUrl } from '@/lib/env';
import { withReplaced } from '../../../support/replaced';

const paths = routes.map(({ path }) => path);
const targets = [...paths, ...guides.map((guide) => guideFile(guide).href)];
const linking = (...hrefs: string[]) => [
  { id: 'an-article', links: hrefs.map((href, index) => ({ href, line: index + 20 })) },
];
const check =
  (...hrefs: string[]) =>
  () =>
    checkLinks('content/articles', linking(...hrefs), paths);

it('lets articles link to every page of the site, and elsewhere', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(check(...paths)).not.toThrow();
  expect(check('https://example.com/contct', 'mailto:a@b.example', 'tel:+1')).not.toThrow();
  expect(() => checkLinks('content/articles', articles, targets)).not.toThrow();
});

it('names file and line of every link that leads nowhere', () => {
  expect(check('/contact', '/contct', '/nowhere')).toThrow(ContentError);
  expect(check('/contact', '/contct', '/nowhere')).toThrow(
    [
      'Broken content',
      'content/articles/an-article.md:21: expected the path of a page in content/routes.ts (found "/contct")',
      'content/articles/an-article.md:22: expected the path of a page in content/routes.ts (found "/nowhere")',
    ].join('\n'),
  );
});

it('says of an article that there is none, or that it is a draft', () => {
  expect(check('/resources/unwritten')).toThrow(
    'an-article.md:20: expected the path of a page in content/routes.ts, or of an article that is no draft (found "/resources/unwritten")',
  );
});

it('lets texts link a guide, and names the line of one that is not there', () => {
  const guide = guides[0];
  if (!guide) throw new Error('no guide');
  const { href } = guideFile(guide);
  const faults = () =>
    checkLinks('content/articles', linking(href, '/guides/unwritten.pdf'), targets);
  expect(faults).toThrow(
    /^Broken content\ncontent\/articles\/an-article\.md:21: expected the address of a guide that is no draft \(found "\/guides\/unwritten\.pdf"\)$/,
  );
});

it('wants the path alone for a page of this site', () => {
  expect(check(`${siteUrl}/contact`)).toThrow(/an-article\.md:20: expected the path alone/);
});

it('stops the list of routes itself, which every page reads', () => {
  const [real, ...others] = articles;
  const modules = {
    '@/content/articles': {
      articles: [{ ...real, links: [{ href: '/contct', line: 30 }] }, ...others],
    },
    // As they are: they would be read and parsed once more.
    '@/content/landing-pages': { landingPages },
    '@/content/navigation': { navigation },
    '@/content/pages/coming-soon': { comingSoonPages },
  };
  withReplaced(modules, () => {
    expect(() => jest.requireActual('@/content/routes')).toThrow(/\.md:30: .*\(found "\/contct"\)/);
  });
});

it('names file, line and field of a page whose button leads nowhere', () => {
  const [page] = landingPages;
  if (!page) throw new Error('no landing page');
  const file = fileOf(page);
  expect(() => checkPageLinks(file, page, paths)).not.toThrow();
  expect(() => checkPageLinks(file, page, ['/'])).toThrow(
    /^Broken content\ncontent\/services\/managed-it\.ts: [\w.]+\.href: expected the path of a page in content\/routes\.ts \(found "\/services"\)\n(?:.*\n)*> \d+ \| .*'\/services'/,
  );
});

it('writes a field as every other message does', () => {
  const menus = [{ children: [{ href: '/' }, { href: '/contct' }] }];
  expect(() => checkPageLinks('content/navigation.ts', menus, ['/'])).toThrow(
    'content/navigation.ts: [0].children[1].href: expected the path of a page',
  );
});
