import * as ui from '@/content/ui';
import type { CategoryCount, Search } from '@/lib/articles/search';

/** How a search stands (use-library.ts). */
interface Standing {
  search: Search;
  /** Whether nothing is searched for, and all stands in its usual order. */
  pristine: boolean;
  /** The articles that are known to match. */
  found: readonly unknown[];
  /** Whether these are all that match. */
  complete: boolean;
  searching: boolean;
  /** Of how many articles it is known whether they match. */
  progress: { searched: number; of: number } | undefined;
  /** From which day to which articles could not be searched: '' when no day is known. */
  gap: { from: string; to: string } | undefined;
}

/** What there is to be searched. */
interface Stock {
  /** How many articles the library has, in all and in each category. */
  total: number;
  categories: readonly CategoryCount[];
  /** How many guides are shown. */
  guides: number;
}

/** What the library says of a search: the line over the cards, what is missing, and all of it to who hears it. */
export function libraryWords(standing: Standing, { total, categories, guides }: Stock) {
  const { search, pristine, found, complete, searching, progress, gap } = standing;
  const typed = search.query.trim() !== '';
  const missing = gap && (gap.from ? ui.searchGap(gap.from, gap.to) : ui.searchIncomplete);
  // Without words to search for, all of a category match, whether they have been read or not.
  const all = categories.find(({ category }) => category === search.category)?.count ?? total;
  const known = ui.articleCount(typed || missing ? found.length : all);
  const count = !typed || complete || missing ? known : ui.atLeast(known);
  const order = search.sort === 'oldest' ? `. ${ui.oldestFirst}` : '';
  const none = !pristine && found.length === 0 && complete;
  const answer = none ? `${ui.noArticles}. ${ui.noArticlesHint}` : count + order;
  const underWay = progress
    ? ui.searchedSoFar(progress.searched, progress.of)
    : ui.searchingArticles;
  const said = [
    ...(searching ? [ui.searchingArticles] : [missing, answer]),
    typed && guides > 0 ? ui.guideCount(guides) : '',
  ];
  return {
    line: searching ? underWay : count,
    missing,
    said: said.filter(Boolean).join(' '),
  };
}
