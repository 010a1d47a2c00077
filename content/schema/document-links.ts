import { z } from 'zod';
import { siteUrl } from '@/lib/env';
import { leadsWithin, linkKind } from '@/lib/markdown/links';
import type { PlacedLink } from '@/lib/markdown/parse';
import { childrenOf } from './children';
import { excerpt, lineOf } from './excerpt';
import { brokenContent } from './parse';

const PAGE = 'expected the path of a page in content/routes.ts';

/** What a link should have been that leads nowhere. The file of an article or guide may be there, as a draft. */
function expectedTarget(href: string): string {
  if (linkKind(href) === 'guide') return 'expected the address of a guide that is no draft';
  return href.startsWith('/resources/') ? `${PAGE}, or of an article that is no draft` : PAGE;
}

interface Linking {
  id: string;
  links: readonly PlacedLink[];
}

/**
 * Checks that the links of Markdown files within the site lead to its pages and guides, whose paths are
 * given; `folder` holds the files. Throws a ContentError that names the file and the line of every link that
 * does not.
 */
export function checkLinks(
  folder: string,
  documents: readonly Linking[],
  paths: readonly string[],
): void {
  const there = new Set(paths);
  const faults = documents.flatMap(({ id, links }) =>
    links.flatMap(({ href, line }): string[] => {
      const place = `${folder}/${id}.md:${line}`;
      const found = `(found "${href}")`;
      if (leadsWithin(href) && !there.has(href)) {
        return [`${place}: ${expectedTarget(href)} ${found}`];
      }
      return URL.canParse(href) && new URL(href).origin === siteUrl
        ? [`${place}: expected the path alone of a page of this site ${found}`]
        : [];
    }),
  );
  if (faults.length > 0) throw brokenContent(...faults);
}

/** Every `href` to a page of the site in plain data, and where it stands. */
function pageLinksIn(
  data: unknown,
  at: readonly PropertyKey[] = [],
): Array<{ at: readonly PropertyKey[]; href: string }> {
  if (typeof data === 'string')
    return at.at(-1) === 'href' && linkKind(data) === 'page' ? [{ at, href: data }] : [];
  return childrenOf(data, at).flatMap(([place, child]) => pageLinksIn(child, place));
}

/** Checks the same of a page's content, whose file is given. Throws a ContentError that names file and field. */
export function checkPageLinks(file: string, content: unknown, paths: readonly string[]): void {
  const faults = pageLinksIn(content).flatMap(({ at, href }) => {
    if (paths.includes(href)) return [];
    const lines = excerpt(file, lineOf(file, at, href, content));
    const field = z.core.toDotPath([...at]);
    return [`${file}: ${field}: ${expectedTarget(href)} (found "${href}")${lines}`];
  });
  if (faults.length > 0) throw brokenContent(...faults);
}
