import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ArticleSummary } from '@/content/schema/article';
import { FIRST_SCREEN, PAGE_SIZE } from '@/lib/articles/pages';
import { articleSearch, prepareArticles, type Prepared, type Search } from '@/lib/articles/search';

/** Where the articles with their text lie. */
const SEARCH_FILE = '/resources/search.json';

/** After so long without a change typing rests. */
const TYPING_PAUSE_MS = 400;

/** The value as it was when it last stood still. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const everything: Search = { query: '', category: null, sort: 'newest' };

/**
 * The library's state: what is searched for, what is found, how much of it is shown. The texts load
 * when the search is first used; until then, and when they do not arrive, titles and excerpts are searched.
 */
export function useLibrary(initial: readonly ArticleSummary[]) {
  const [search, setSearch] = useState(everything);
  const [prepared, setPrepared] = useState<ReadonlyArray<Prepared<ArticleSummary>>>(() =>
    prepareArticles(initial),
  );
  const [failed, setFailed] = useState(false);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const loading = useRef(false);

  async function load() {
    if (loading.current) return;
    loading.current = true;
    try {
      const response = await fetch(SEARCH_FILE);
      if (!response.ok) throw new Error(String(response.status));
      setPrepared((await response.json()) as typeof prepared);
      setFailed(false);
    } catch {
      loading.current = false; // the next use tries again
      setFailed(true);
    }
  }

  function change(part: Partial<Search>) {
    void load();
    setLimit(PAGE_SIZE);
    setSearch((current) => ({ ...current, ...part }));
  }

  // With a thousand articles the box must not wait for the cards.
  const wanted = useDeferredValue(search);
  const find = useMemo(() => articleSearch(prepared), [prepared]);
  const found = useMemo(() => find(wanted), [find, wanted]);

  // A keystroke draws the cards of the first screen. Those below it come when typing rests, but for
  // those that stand there already.
  const rested = useRested(found);
  const drawn = useMemo(() => new Set(rested.slice(0, limit).map(({ id }) => id)), [rested, limit]);
  const shown = found
    .slice(0, limit)
    .filter(({ id }, index) => rested === found || index < FIRST_SCREEN || drawn.has(id));

  return {
    search,
    change,
    load,
    failed: failed && search.query.trim() !== '',
    pristine: search === everything,
    found,
    shown,
    more: limit < found.length,
    showMore: () => setLimit((current) => current + PAGE_SIZE),
  };
}
