import { join } from 'node:path';
import { articlePath } from '@/lib/articles/facts';
import type { FormerAddress } from '@/lib/articles/former';
import { newestFirst } from '@/lib/articles/order';
import { checkFormerIds, parseArticle, type Article, type ArticleSummary } from './schema/article';
import { checkTitles, readFolder } from './schema/document';

/**
 * Reads every article of a folder, newest first: the one place where they are sorted.
 * Throws a ContentError for a broken file, a file that is not an article, a former id or a title that another
 * article has, or when there is none to show.
 */
export function readArticles(folder: string, drafts?: boolean): Article[] {
  const read = readFolder(folder, 'content/articles', parseArticle, drafts).sort(newestFirst);
  checkFormerIds(read);
  // The one that came last is to have another.
  checkTitles('content/articles', read.toReversed());
  return read;
}

/** Every article of the site, newest first. */
export const articles: readonly Article[] = readArticles(
  join(process.cwd(), 'content', 'articles'),
);

/** An article without its body. */
export const summaryOf = ({ formerly, blocks, links, ...summary }: Article): ArticleSummary =>
  summary;

/** Every article without its body, newest first: what lists need. */
export const summaries: readonly ArticleSummary[] = articles.map(summaryOf);

/** Where renamed articles stood before, in the order of those addresses. */
export const formerAddresses: readonly FormerAddress[] = articles
  .flatMap(({ id, title, formerly }) =>
    formerly.map((former) => ({ from: articlePath(former.id), to: articlePath(id), title })),
  )
  .sort((a, b) => (a.from < b.from ? -1 : 1));
