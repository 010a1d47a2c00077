import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLeftState } from '@/components/ui/use-left-state';
import type { ArticleSummary } from '@/content/schema/article';
import { FIRST_SCREEN, PAGE_SIZE } from '@/lib/articles/pages';
import { librarySearch, type Library, type Search } from '@/lib/articles/search';
import {
  readLibrary,
  SEARCH_FILE,
  unreadLibrary,
  withPart,
  withPartsOf,
} from '@/lib/articles/search-file';
import { fetchData } from '@/lib/fetch-data';
import { goToTop, onGoHere } from '@/lib/navigation/same-page';

/** After so long without a change typing rests. */
export const TYPING_PAUSE_MS = 400;
/** How long the page is free for a hand before the next card is drawn. */
const BETWEEN_CARDS_MS = 30;

const everything: Search = { query: '', category: null, sort: 'newest' };

interface Reading {
  library: Library<ArticleSummary>;
  /** Files that did not come. */
  failed: ReadonlySet<string>;
  busy: boolean;
}

/** Whether a file of the library has still to be read. */
const lacks = ({ heads, bodies }: Library<ArticleSummary>, file: string): boolean =>
  [...heads, ...bodies].some(({ name, texts }) => name === file && !texts);

/** As much of the library as has been read, and what reads one more file of it, one at a time. */
function useReading(initial: readonly ArticleSummary[], total: number) {
  // Back finds the hits of a search without reading again.
  const [left, leave] = useLeftState<Library<ArticleSummary> | undefined>('read', undefined);
  const [state, setState] = useState<Reading>(() => ({
    library: left ?? unreadLibrary(initial, total),
    failed: new Set(),
    busy: false,
  }));
  // What is drawn may be older than what has been read.
  const latest = useRef(state);

  async function read(name: string, again = false) {
    const before = latest.current;
    const { library, failed } = before;
    if (before.busy || !(again || lacks(library, name))) return;
    latest.current = { ...before, busy: true };
    setState(latest.current);
    const isFirst = name === SEARCH_FILE;
    // With the search file every part gets another chance: a deploy may have given it another name.
    const others = isFirst ? [] : failed;
    try {
      const fresh = await fetchData(name, (data) =>
        isFirst
          ? withPartsOf(readLibrary<ArticleSummary>(data), library)
          : withPart(library, name, data),
      );
      latest.current = { library: fresh, failed: new Set(others), busy: false };
    } catch {
      latest.current = { library, failed: new Set([...others, name]), busy: false };
    }
    startTransition(() => {
      setState(latest.current);
      leave(latest.current.library);
    });
  }
  return { ...state, read };
}

/** Which cards stand on the page. */
interface Drawn {
  /** What was searched for when typing rested last, and what has been found for it. */
  wanted: Search;
  found: readonly ArticleSummary[];
  /** The ids of the cards. Left out: all that were to be shown of it. */
  ids?: ReadonlySet<string> | undefined;
  /** The place of a card that is to have the focus, and comes before the others. */
  first?: number;
}

const idsOf = (articles: readonly ArticleSummary[]): ReadonlySet<string> =>
  new Set(articles.map(({ id }) => id));

/**
 * The articles whose cards are drawn, of the `limit` that are to be shown, and what goes on from a place.
 * A keystroke draws the cards of the first screen. Those below it come when typing rests, one at a time,
 * but for those that stand there already; those of a category or order, and those that are asked for,
 * come without a pause.
 */
function useDrawn(wanted: Search, found: readonly ArticleSummary[], limit: number) {
  const [drawn, setDrawn] = useState<Drawn>({ wanted, found });
  const isCurrent = drawn.wanted === wanted;
  // What texts find that arrive afterwards is drawn at once.
  if (isCurrent && drawn.found !== found) setDrawn({ ...drawn, found });

  const whole = isCurrent && !drawn.ids;
  const standing = drawn.ids ?? idsOf(drawn.found.slice(0, limit));
  const asked = found.slice(0, limit);
  const shown = asked.filter(
    ({ id }, index) => whole || index < FIRST_SCREEN || index === drawn.first || standing.has(id),
  );

  const drawOn = useEffectEvent(() => {
    const missing = asked.filter((article) => !shown.includes(article));
    const ids = missing.length > 1 ? idsOf([...shown, ...missing.slice(0, 1)]) : undefined;
    startTransition(() => setDrawn({ wanted, found, ids }));
  });
  const urgent = shown.length < asked.length && wanted.query === drawn.wanted.query;
  useEffect(() => {
    if (whole) return;
    const timer = setTimeout(drawOn, urgent ? BETWEEN_CARDS_MS : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, drawn, whole, urgent]);

  return {
    shown,
    /** Draws all before this place, and its own card before the others that are missing. */
    drawFrom: (first: number) =>
      setDrawn({ wanted, found, ids: idsOf(found.slice(0, first)), first }),
  };
}

/**
 * The library's state: what is searched for, what is found, how much of it is shown. Its search file is
 * read when the search is first used, parts of it when the search needs them; until then, and when they
 * do not arrive, what is there is searched.
 */
export function useLibrary(initial: readonly ArticleSummary[], total: number) {
  const [search, setSearch] = useLeftState('search', everything);
  const [limit, setLimit] = useLeftState('shown', PAGE_SIZE);
  const { library, failed, busy, read } = useReading(initial, total);
  const pristine = search === everything;

  function change(part: Partial<Search>) {
    if (failed.has(SEARCH_FILE)) void read(SEARCH_FILE); // the next use tries again
    setLimit(PAGE_SIZE);
    setSearch((current) => ({ ...current, ...part }));
  }

  // A link to the library, on the library: all of it again.
  useEffect(
    () =>
      onGoHere(() => {
        setSearch(everything);
        goToTop();
      }),
    [setSearch],
  );

  // With a thousand articles the box must not wait for the cards.
  const wanted = useDeferredValue(search);
  const [answerTo] = useState(() => librarySearch<ArticleSummary>());
  const { found, next, gaps, searched, complete } = useMemo(
    () => answerTo(library, wanted, limit, failed),
    [answerTo, library, wanted, limit, failed],
  );

  const readOn = useEffectEvent((name: string) => void read(name));
  useEffect(() => {
    if (!pristine && next !== undefined) readOn(next);
  }, [pristine, next, library, failed]);

  const { shown, drawFrom } = useDrawn(wanted, found, limit);

  return {
    search,
    change,
    reset: () => setSearch(everything),
    load: () => void read(SEARCH_FILE),
    tryAgain: () => void read(SEARCH_FILE, true),
    /** Whether nothing is searched for, and all stands in its usual order. */
    pristine,
    found,
    shown: pristine ? initial : shown,
    /** Whether files are being read before the cards are sure. */
    searching: !pristine && (next !== undefined || (gaps.length > 0 && busy)),
    /** Of how many articles it is known whether they match; undefined before the search file is there. */
    progress: lacks(library, SEARCH_FILE) ? undefined : { searched, of: library.total },
    /** Whether what is found is all that matches. */
    complete,
    /** From which day to which articles could not be searched: '' when no day is known. */
    gap:
      pristine || gaps.length === 0
        ? undefined
        : {
            from: gaps.map(({ oldest }) => oldest).sort()[0] ?? '',
            to:
              gaps
                .map(({ newest }) => newest)
                .sort()
                .at(-1) ?? '',
          },
    // Once pressed, the button stays while it makes the search look on: it has the focus.
    more:
      limit < found.length ||
      (!complete && gaps.length === 0 && (next === undefined || limit > PAGE_SIZE)),
    /** Returns the place of the first card that it adds: all before it are drawn with it. */
    showMore: () => {
      const first = Math.min(limit, found.length);
      drawFrom(first);
      setLimit((current) => current + PAGE_SIZE);
      return first;
    },
  };
}
