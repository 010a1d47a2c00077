export type SortOrder = 'newest' | 'oldest';

/** What a search reads of an article. The text of the body may be missing while it loads. */
export interface Searchable {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  text?: string;
}

/** An article ready to be searched: its words folded once, not at every keystroke. */
export interface Prepared<Item extends Searchable> {
  item: Item;
  haystack: string;
}

export interface Search {
  query: string;
  /** A category, or null for all. */
  category: string | null;
  sort: SortOrder;
}

/** Case folded away, and an accented letter the same however it was typed. */
const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Readies articles for searchArticles. A separator that nobody types keeps the three fields apart. */
export function prepareArticles<Item extends Searchable>(
  items: readonly Item[],
): Array<Prepared<Item>> {
  return items.map((item) => ({
    item,
    haystack: fold([item.title, item.excerpt, item.text ?? ''].join('\u0000')),
  }));
}

/**
 * The articles in whose title, excerpt or content the text occurs (whatever its case; space at either
 * end does not count) and whose category is the chosen one, by date (specification 1, section 5).
 * The text is plain text: no character in it has a meaning. The same day sorts by id.
 */
export function searchArticles<Item extends Searchable>(
  prepared: ReadonlyArray<Prepared<Item>>,
  { query, category, sort }: Search,
): Item[] {
  const needle = fold(query.trim());
  const direction = sort === 'newest' ? -1 : 1;
  return prepared
    .filter(
      ({ item, haystack }) =>
        (category === null || item.category === category) &&
        (needle === '' || haystack.includes(needle)),
    )
    .map(({ item }) => item)
    .sort((a, b) =>
      a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -direction : direction,
    );
}

/** Each category with its number of articles, in the order in which they first stand. */
export function categoryCounts(
  items: readonly Searchable[],
): Array<{ category: string; count: number }> {
  const counts = new Map<string, number>();
  for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
}
