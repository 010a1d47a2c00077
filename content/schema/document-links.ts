import { siteUrl } from '@/lib/env';
import { linkKind } from '@/lib/markdown/links';
import type { PlacedLink } from '@/lib/markdown/parse';
import { brokenContent } from './parse';

interface Linking {
  id: string;
  links: readonly PlacedLink[];
}

/**
 * Checks that the links of Markdown files within the site lead to its pages, whose paths are given;
 * `folder` holds the files. Throws a ContentError that names the file and the line of every link that
 * does not.
 */
export function checkLinks(
  folder: string,
  documents: readonly Linking[],
  paths: readonly string[],
): void {
  const pages = new Set(paths);
  const faults = documents.flatMap(({ id, links }) =>
    links.flatMap(({ href, line }): string[] => {
      const place = `${folder}/${id}.md:${line}`;
      const found = `(found "${href}")`;
      if (linkKind(href) === 'page' && !pages.has(href)) {
        return [`${place}: expected the path of a page in content/routes.ts ${found}`];
      }
      return URL.canParse(href) && new URL(href).origin === siteUrl
        ? [`${place}: expected the path alone of a page of this site ${found}`]
        : [];
    }),
  );
  if (faults.length > 0) throw brokenContent(...faults);
}
