import type { ArticleFacts } from './facts';
import { oldestFirst } from './order';

export type SortOrder = 'newest' | 'oldest';

/** What a search reads of an article, besides its body. */
export type Searchable = Omit<ArticleFacts, 'author'>;

/** An article ready to be searched: its words folded once, not at every keystroke. */
export interface Prepared<Item extends Searchable> {
  item: Item;
  haystack: string;
}

export interface Search {
  query: string;
  category: string | null;
  sort: SortOrder;
}

/**
 * Case folded away, an accented letter the same however it was typed, a curly quote as a straight one
 * and a long dash as a hyphen: nobody types them. What is left is mostly Latin-1, which engines search
 * several times faster.
 */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-');

/** Texts as one, with a separator that nobody types between them. */
const together = (texts: readonly string[]): string => fold(texts.join('\u0000'));

/** Whether a text that is searched for occurs in one of some texts; space at its ends does not count. */
export function occursIn(query: string): (texts: readonly string[]) => boolean {
  const needle = fold(query.trim());
  return (texts) => together(texts).includes(needle);
}

/**
 * Readies articles for articleSearch, in their order; `body` gives the text of one, when it is known.
 */
export function prepareArticles<Item extends Searchable>(
  items: readonly Item[],
  body: (item: Item) => string = () => '',
): Array<Prepared<Item>> {
  return items.map((item) => ({
    item,
    haystack: together([item.title, item.excerpt, body(item)]),
  }));
}

/**
 * A search over articles that were prepared newest first. It answers with those in whose title, excerpt or content the text
 * occurs (whatever its case; space at either end does not count) and whose category is the chosen one,
 * by date. The text is plain text: no character in it has a meaning.
 * A query that grows looks on from where it was found before: its first place cannot be an earlier one.
 */
export function articleSearch<Item extends Searchable>(
  prepared: ReadonlyArray<Prepared<Item>>,
): (search: Search) => Item[] {
  const everywhere = prepared.map((entry) => ({ ...entry, at: 0 }));
  let last = { needle: '', hits: everywhere };
  return ({ query, category, sort }) => {
    const needle = fold(query.trim());
    const hits = (needle.startsWith(last.needle) ? last.hits : everywhere)
      .map((hit) => ({ ...hit, at: hit.haystack.indexOf(needle, hit.at) }))
      .filter(({ at }) => at >= 0);
    last = { needle, hits };
    const found = hits.map(({ item }) => item);
    const chosen = category === null ? found : found.filter((item) => item.category === category);
    return sort === 'newest' ? chosen : chosen.sort(oldestFirst);
  };
}

/** Each category with its number of articles, in the order in which they first stand. */
export function categoryCounts(
  items: readonly Searchable[],
): Array<{ category: string; count: number }> {
  const counts = new Map<string, number>();
  for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
}
