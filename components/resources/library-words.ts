import * as ui from '@/content/ui';
import type { CategoryCount } from '@/lib/articles/search';
import type { useLibrary } from './use-library';

/** How a search stands, and which articles are known to match. */
type Standing = Pick<
  ReturnType<typeof useLibrary>,
  'search' | 'pristine' | 'complete' | 'searching' | 'progress' | 'gap'
> & { found: readonly unknown[] };

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
    // The voice falls between two of them, once.
    said: said
      .filter(Boolean)
      .join('. ')
      .replace(/([.…])\. /g, '$1 '),
  };
}
