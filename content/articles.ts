import { join } from 'node:path';
import { newestFirst } from '@/lib/articles/order';
import { parseArticle, type Article, type ArticleSummary } from './schema/article';
import { readFolder } from './schema/document';

/**
 * Reads every article of a folder, newest first: the one place where they are sorted.
 * Throws a ContentError for a broken file, a file that is not an article, or when there is none to show.
 */
export const readArticles = (folder: string, drafts?: boolean): Article[] =>
  readFolder(folder, 'content/articles', parseArticle, drafts).sort(newestFirst);

/** Every article of the site, newest first. */
export const articles: readonly Article[] = readArticles(
  join(process.cwd(), 'content', 'articles'),
);

/** An article without its body. */
export const summaryOf = ({ blocks, links, ...summary }: Article): ArticleSummary => summary;

/** Every article without its body, newest first: what lists need. */
export const summaries: readonly ArticleSummary[] = articles.map(summaryOf);
