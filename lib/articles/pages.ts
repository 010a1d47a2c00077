/** Articles on a page of the library. A search shows as many, and as many more at each press. */
export const PAGE_SIZE = 12;

/** Cards on the first screen of the library: all that a keystroke draws at once. */
export const FIRST_SCREEN = 2;

/** Number of pages that the library needs for so many articles: at least one. */
export const pageCount = (articles: number): number => Math.max(1, Math.ceil(articles / PAGE_SIZE));

/** Address of a page of the library, 1 being the library itself. */
export const pageHref = (page: number): string =>
  page === 1 ? '/resources' : `/resources/page-${page}`;

/** The page number that an address segment stands for: `page-2` → 2. Undefined for an article's id. */
export function pageOfSegment(segment: string): number | undefined {
  const match = /^page-([1-9]\d*)$/.exec(segment);
  return match ? Number(match[1]) : undefined;
}

/** The items on a page of the library, the first of which is 1. */
export const pageOf = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
