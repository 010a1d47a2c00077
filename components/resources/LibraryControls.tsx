'use client';

import { Search as SearchIcon } from 'lucide-react';
import { useAdopted } from '@/components/ui/use-adopted';
import { useAnswerFirst } from '@/components/ui/use-answer-first';
import * as ui from '@/content/ui';
import type { CategoryCount, Search, SortOrder } from '@/lib/articles/search';
import { formatNumber } from '@/lib/format/numbers';

interface LibraryControlsProps {
  search: Search;
  change: (part: Partial<Search>) => void;
  load: () => void;
  /** Enter in the box, or the search key of a phone. */
  onSubmit: () => void;
  /** Whether the texts are still arriving in which the box searches. */
  searching: boolean;
  /** How many articles have been searched, when that is known. */
  progress: { searched: number; of: number } | undefined;
  total: number;
  categories: readonly CategoryCount[];
}

const isSort = (value: string): value is SortOrder => value === 'newest' || value === 'oldest';

/** The library's sidebar. Without scripts nothing in it could work, and the list is complete: it is not shown. */
export function LibraryControls({
  search,
  change,
  load,
  onSubmit,
  searching,
  progress,
  total,
  categories,
}: LibraryControlsProps) {
  const box = useAdopted<HTMLInputElement>(({ value }) => {
    if (value !== '' && value !== search.query) change({ query: value });
  });
  const order = useAdopted<HTMLSelectElement>(({ value }) => {
    if (isSort(value) && value !== search.sort) change({ sort: value });
  });
  const [category, chooseCategory] = useAnswerFirst(search.category, (chosen) =>
    change({ category: chosen }),
  );
  const rows = [
    { label: ui.allCategories, value: null, count: total },
    ...categories.map(({ category: value, count }) => ({ label: value, value, count })),
  ];
  return (
    <div className="library-controls no-print noscript:hidden">
      <form
        role="search"
        data-live=""
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="relative"
      >
        <label htmlFor="library-search" className="sr-only">
          {ui.searchArticles}
        </label>
        <SearchIcon aria-hidden="true" className="search-icon" />
        <input
          ref={box}
          id="library-search"
          type="search"
          autoComplete="off"
          placeholder={ui.searchPlaceholder}
          value={search.query}
          onFocus={load}
          onChange={(event) => change({ query: event.target.value })}
          aria-busy={searching}
          className="field"
        />
        {searching ? (
          <progress
            aria-label={ui.searchingArticles}
            value={progress?.searched}
            max={progress?.of}
            className="searching"
          />
        ) : null}
      </form>
      <fieldset className="mt-7">
        <legend className="mb-2 text-sm font-medium text-muted">{ui.category}</legend>
        <ul className="flex flex-wrap gap-2 lg:block">
          {rows.map(({ label, value, count }) => (
            <li key={label}>
              <button
                type="button"
                aria-pressed={category === value}
                onClick={() => chooseCategory(value)}
              >
                {label}
                <span className="tabular-nums">{formatNumber(count)}</span>
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="library-order mt-7">
        <label
          htmlFor="library-sort"
          className="block shrink-0 text-sm font-medium text-muted lg:mb-2"
        >
          {ui.sort}
        </label>
        <select
          ref={order}
          id="library-sort"
          autoComplete="off"
          value={search.sort}
          onChange={({ target }) => isSort(target.value) && change({ sort: target.value })}
          className="field"
        >
          <option value="newest">{ui.newestFirst}</option>
          <option value="oldest">{ui.oldestFirst}</option>
        </select>
      </div>
    </div>
  );
}
