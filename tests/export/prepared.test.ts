import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { routes } from '@/content/routes';
import { filesOf } from '@/lib/build/export';
import { OUT } from '../support/exports';
import { isLinkPage } from '../support/html';

interface Rules {
  prerender: Array<{ where: { selector_matches: string }; eagerness: string }>;
}
const rules = JSON.parse(readFileSync(join(OUT, 'speculation-rules.json'), 'utf8')) as Rules;
const [rule] = rules.prerender;
const paths = routes.map(({ path }) => path);

/** A page of each kind: they share bar, menu and footer. */
const pages = filesOf(OUT)
  .filter((file) =>
    /^(?:index|contact|resources|(?:services|industries|resources)\/[^/]*)\.html$/.test(file),
  )
  .filter((file) => !isLinkPage(file));

it('has one rule, for links that are meant', () => {
  expect(rules.prerender).toHaveLength(1);
  expect(rule?.eagerness).toBe('moderate');
  expect(pages.length).toBeGreaterThan(15);
});

it.each(pages)('%s: prepares pages of ours, and nothing else', (page) => {
  const { document } = new JSDOM(readFileSync(join(OUT, page), 'utf8')).window;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const prepared = links.filter((link) => link.matches(rule?.where.selector_matches ?? ''));
  const hrefs = prepared.map((link) => link.getAttribute('href') ?? '');
  // No file, no query that acts, no address that is no page yet; and every page that is linked.
  expect(hrefs.filter((href) => !paths.includes(href))).toEqual([]);
  const linked = links.filter(
    (link) =>
      !link.matches('[aria-current=page]') && paths.includes(link.getAttribute('href') ?? ''),
  );
  expect(linked.length).toBeGreaterThan(20);
  expect(hrefs).toHaveLength(linked.length);
});
