import { counts } from '@/lib/counts';
import { fold, together } from '@/lib/format/fold';
import type { ArticleFacts } from './facts';
import { newestFirst, oldestFirst } from './order';

export type SortOrder = 'newest' | 'oldest';

/** What a search reads of an article, besides its body. */
export type Searchable = Omit<ArticleFacts, 'author'>;

/** What is searched for: a text, in one category or in all (null), and in which order. */
export interface Search {
  query: string;
  category: string | null;
  sort: SortOrder;
}

/**
 * Articles that follow on one another, newest first, and a text of each that was folded once, not at
 * every keystroke. While `texts` are missing, they lie in the file `name`.
 */
export interface Run {
  name?: string;
  count: number;
  /** Days of its newest and its oldest article. */
  newest: string;
  oldest: string;
  texts?: readonly string[];
}

/** The articles of a run with their titles and excerpts, which are its texts. */
export interface HeadRun<Item> extends Run {
  items?: readonly Item[];
}

/** As much of the library as has been read: twice all of it in runs, once its lists and once its bodies. */
export interface Library<Item> {
  total: number;
  heads: ReadonlyArray<HeadRun<Item>>;
  bodies: readonly Run[];
}

/** What a search answers, of as much of the library as has been read. */
export interface Answer<Item> {
  /** All articles that are known to match, in the order that was asked for. */
  found: Item[];
  /** The file that has to be read before the first `limit` of them are sure. */
  next: string | undefined;
  /** What would have to be read for that, and cannot. */
  gaps: Run[];
  /** Of how many articles of the library it is known whether they match. */
  searched: number;
  /** Whether that is all of them. */
  complete: boolean;
}

/** What is searched of an article before its body is there. */
export const headText = ({ title, excerpt }: Searchable): string => together([title, excerpt]);

/**
 * Looks for texts in lists of texts: the place in each, -1 for none. A list is looked through once for
 * each text, and when the text grows on from where it was found before: its first place cannot be an
 * earlier one.
 */
function finder(): (texts: readonly string[], needle: string) => Int32Array {
  let last = '';
  let places = new Map<readonly string[], Int32Array>();
  let before = places;
  return (texts, needle) => {
    if (needle !== last) {
      before = needle.startsWith(last) ? places : new Map();
      places = new Map();
      last = needle;
    }
    const known = places.get(texts);
    if (known) return known;
    const from = before.get(texts);
    const found = Int32Array.from(texts, (text, index) => {
      const start = from?.[index] ?? 0;
      return start < 0 ? start : text.indexOf(needle, start);
    });
    places.set(texts, found);
    return found;
  };
}

/**
 * A search over as much of the library as has been read. It answers with the articles in whose title,
 * excerpt or body the text occurs (whatever its case; space at either end does not count) and whose
 * category is the chosen one. The text is plain text: no character in it has a meaning.
 * It asks for a file only while an article in it could stand among the first `limit`: for titles and
 * excerpts before bodies, and in the order of the answer. Files that have `failed` it does without.
 */
export function librarySearch<Item extends Searchable>() {
  const find = finder();
  return (
    { total, heads, bodies }: Library<Item>,
    { query, category, sort }: Search,
    limit: number,
    failed: ReadonlySet<string>,
  ): Answer<Item> => {
    const needle = fold(query.trim());
    const order = sort === 'newest' ? newestFirst : oldestFirst;
    const hits: Array<{ item: Item; at: number }> = [];
    const undecided: Array<{ item: Item; run: Run }> = [];
    const unread: Array<{ run: Run; at: number }> = [];
    const inBodies = bodies.flatMap((run) => {
      const places = run.texts && find(run.texts, needle);
      return Array.from({ length: run.count }, (_, index) => ({ run, place: places?.[index] }));
    });
    let start = 0;
    for (const run of heads) {
      const places = run.texts && find(run.texts, needle);
      if (!places) unread.push({ run, at: start });
      for (const [index, item] of (run.items ?? []).entries()) {
        const at = start + index;
        const inBody = inBodies[at];
        if (category !== null && item.category !== category) continue;
        if (Number(places?.[index]) >= 0 || Number(inBody?.place) >= 0) hits.push({ item, at });
        else if (inBody && inBody.place === undefined) undecided.push({ item, run: inBody.run });
      }
      start += run.count;
    }
    if (sort === 'oldest') {
      hits.sort((a, b) => order(a.item, b.item));
      unread.reverse();
      undecided.reverse();
    }

    const last = hits[limit - 1];
    const wanted = new Set<Run>();
    for (const { run, at } of unread) {
      // By place alone, what was not read would always come after the articles of the page that is shown.
      const isWanted =
        !last ||
        (sort === 'newest'
          ? at < last.at || run.newest > last.item.date
          : run.oldest <= last.item.date);
      if (isWanted) wanted.add(run);
    }
    for (const { run, item } of undecided) if (!last || order(item, last.item) < 0) wanted.add(run);
    const hasFailed = ({ name = '' }: Run) => failed.has(name);
    const open = unread.reduce((sum, { run }) => sum + run.count, undecided.length);
    return {
      found: hits.map(({ item }) => item),
      next: [...wanted].find((run) => !hasFailed(run))?.name,
      gaps: [...wanted].filter(hasFailed),
      searched: total - open,
      complete: open === 0,
    };
  };
}

/** A category with its number of articles. */
export interface CategoryCount {
  category: string;
  count: number;
}

/** Each category with its number of articles, in the order in which they first stand. */
export const categoryCounts = (items: readonly Searchable[]): CategoryCount[] =>
  Array.from(counts(items.map(({ category }) => category)), ([category, count]) => ({
    category,
    count,
  }));
