import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ArticleSummary } from '@/content/schema/article';
import { FIRST_SCREEN, PAGE_SIZE } from '@/lib/articles/pages';
import { isPrepared } from '@/lib/articles/prepared';
import { articleSearch, prepareArticles, type Prepared, type Search } from '@/lib/articles/search';
import { onGoHere } from '@/lib/same-page';

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
export function useLibrary(initial: readonly ArticleSummary[], total: number) {
  const [search, setSearch] = useState(everything);
  const [prepared, setPrepared] = useState<ReadonlyArray<Prepared<ArticleSummary>>>(() =>
    prepareArticles(initial),
  );
  const [texts, setTexts] = useState<'unread' | 'loading' | 'read' | 'failed'>('unread');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const loading = useRef(false);

  async function load() {
    if (loading.current) return;
    loading.current = true;
    setTexts('loading');
    try {
      const response = await fetch(SEARCH_FILE);
      if (!response.ok) throw new Error(String(response.status));
      const fetched: unknown = await response.json();
      if (!isPrepared<ArticleSummary>(fetched)) throw new Error('not the articles');
      setPrepared(fetched);
      setTexts('read');
    } catch {
      loading.current = false; // the next use tries again
      setTexts('failed');
    }
  }

  function change(part: Partial<Search>) {
    void load();
    setLimit(PAGE_SIZE);
    setSearch((current) => ({ ...current, ...part }));
  }

  // A link to the library, on the library: all of it again.
  useEffect(
    () =>
      onGoHere(() => {
        setSearch(everything);
        scrollTo({ top: 0, behavior: 'instant' });
      }),
    [],
  );

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

  // Titles and excerpts of this page are there from the beginning. They answer everything but a search
  // for words when they are all that there is.
  const all = texts === 'read' || (search.query.trim() === '' && initial.length === total);

  return {
    search,
    change,
    reset: () => setSearch(everything),
    load,
    /** Whether all there is has been searched, is still arriving, or did not come. */
    reach: all ? ('all' as const) : texts === 'failed' ? ('part' as const) : ('searching' as const),
    pristine: search === everything,
    found,
    shown,
    more: limit < found.length,
    showMore: () => setLimit((current) => current + PAGE_SIZE),
  };
}
