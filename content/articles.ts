import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestFirst } from '@/lib/articles/order';
import { parseArticle, type Article, type ArticleSummary } from './schema/article';
import { ContentError } from './schema/parse';

/**
 * Reads every article of a folder, newest first: the one place where they are sorted.
 * Throws a ContentError for a broken file, a file that is not an article, or an empty folder.
 */
export function readArticles(folder: string): Article[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const stray = names.find((name) => !name.endsWith('.md'));
  if (stray !== undefined) {
    throw new ContentError(
      `Broken content\ncontent/articles/${stray}: (the whole file): expected only .md files here`,
    );
  }
  if (names.length === 0) {
    throw new ContentError('Broken content\ncontent/articles: expected at least one article');
  }
  const ids = new Map<string, string>();
  for (const name of names) {
    const id = name.toLowerCase();
    const twin = ids.get(id);
    if (twin !== undefined) {
      throw new ContentError(
        `Broken content\ncontent/articles/${name}: id: expected a different id: ${twin} has it`,
      );
    }
    ids.set(id, name);
  }
  return names
    .map((name) => parseArticle(name, readFileSync(join(folder, name), 'utf8')))
    .sort(newestFirst);
}

/** Every article of the site, newest first. */
export const articles: readonly Article[] = readArticles(
  join(process.cwd(), 'content', 'articles'),
);

/** An article without its body. */
export const summaryOf = ({ blocks, links, ...summary }: Article): ArticleSummary => summary;

/** Every article without its body, newest first: what lists need. */
export const summaries: readonly ArticleSummary[] = articles.map(summaryOf);
