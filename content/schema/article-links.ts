import { siteUrl } from '@/lib/env';
import { linkKind } from '@/lib/markdown/links';
import type { Article } from './article';
import { ContentError } from './parse';

type Linking = Pick<Article, 'id' | 'links'>;

/**
 * Checks that the links of articles within the site lead to its pages, whose paths are given.
 * Throws a ContentError that names the file and the line of every link that does not.
 */
export function checkLinks(articles: readonly Linking[], paths: readonly string[]): void {
  const pages = new Set(paths);
  const faults = articles.flatMap(({ id, links }) =>
    links.flatMap(({ href, line }): string[] => {
      const place = `content/articles/${id}.md:${line}`;
      const found = `(found "${href}")`;
      if (linkKind(href) === 'page' && !pages.has(href)) {
        return [`${place}: expected the path of a page in content/routes.ts ${found}`];
      }
      return URL.canParse(href) && new URL(href).origin === siteUrl
        ? [`${place}: expected the path alone of a page of this site ${found}`]
        : [];
    }),
  );
  if (faults.length > 0) throw new ContentError(`Broken content\n${faults.join('\n')}`);
}
