/** Id of the data block that lists the scripts of an exported page, in order (lib/build/steps). */
export const SCRIPT_LIST_ID = 'page-scripts';

/**
 * A page whose HTML and style sheet took longer than this has a slow connection, or a slow machine: it
 * fetches its scripts ahead of any touch. A quick one has them in a blink and leaves the connection alone.
 * What a page waits for besides, such as the photographs of another host, says nothing of either.
 */
export const SLOW_PAGE_MS = 500;

/** How long a page that is ready for it waits to be idle. */
const IDLE_LIMIT_MS = 500;

/** How long after it has loaded a page that nobody touches waits to run its scripts. */
export const IDLE_LOAD_MS = 4_000;

/** How long the page waits for the next of its scripts. */
export const ARRIVAL_LIMIT_MS = 8_000;

/** How long it waits for React when all of them have come: they may be empty, cut or too new. */
export const START_LIMIT_MS = 3_000;

/** What the page script can ask and tell of the page's scripts. */
export interface Loading {
  /** Whether they did not come, or do nothing. */
  lost: () => boolean;
  /** The visitor's own wish: what did not come once more, and when that was no help, the whole page. */
  again: () => void;
  /** React has taken the page over. */
  done: () => void;
  /** Fetches them without waiting for intent, and once more what did not come. */
  hurry: () => void;
}

/**
 * Runs the page's scripts at the first sign of intent, or four seconds after the page has loaded. All but the
 * last of the list only lay their parts ready: a page that was slow to come fetches these, and has them read,
 * once it is idle. The last one starts them. Without a list (in development) the page has its scripts
 * already. When one does not come, even asked for again, or React is not there in time, `<html>` gets
 * `data-scripts="failed"` and `onFail` is called: the style sheet shows what it shows without scripts. When
 * React comes after all, it gets `data-scripts="ready"`.
 */
export function loading(onFail: () => void): Loading {
  const { dataset } = document.documentElement;
  const missing: string[] = [];
  let listed: string[] | undefined;
  /** When the HTML and the style sheet were there. */
  let arrived = 0;
  let underWay = 0;
  let retryDue = false;
  /** Whether the scripts have been started, or need not be: React is there. Written as false it would weigh more. */
  let started: boolean | undefined;
  let triedAgain = false;
  /**
   * 0 until the page starts its scripts (a touch, the address, four seconds), and when React is there: then
   * none is missed.
   */
  let limit = 0;

  function fail(): void {
    if (!limit) return;
    dataset.scripts = 'failed';
    onFail();
  }
  function expectWithin(time: number): void {
    clearTimeout(limit);
    limit = window.setTimeout(fail, time);
  }
  function settle(): void {
    underWay -= 1;
    if (limit) expectWithin(underWay ? ARRIVAL_LIMIT_MS : START_LIMIT_MS);
    if (retryDue) retry();
  }
  function load(address: string): void {
    const script = document.createElement('script');
    underWay += 1;
    script.src = address;
    script.async = true; // as Next would have it: else React does not know it, and fetches it again
    script.onload = settle;
    script.onerror = (event) => {
      missing.push(address);
      // What is about to be asked for anew has not failed yet: a form is held until then.
      if (!retryDue) fail();
      settle();
      // Next, where it waits for this one, would ask once more and then put a page of its own in place of this.
      (event as Event).stopImmediatePropagation();
    };
    document.head.append(script);
    if (limit) expectWithin(ARRIVAL_LIMIT_MS);
  }
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('[data-live] [name]')];
  /** Fetches what did not come: now, or once the rest has come or failed too. */
  function retry(): void {
    retryDue = !!(underWay && missing[0]);
    if (!retryDue) missing.splice(0).forEach(load);
  }
  /** What is listed and has not been asked for yet. */
  const waiting = () =>
    (listed ??= JSON.parse(
      document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]',
    ) as string[]);
  /** Each in a moment of its own: all at once would hold up a touch that comes now. */
  function layReady(): void {
    const [address, next] = waiting();
    if (address && next) {
      waiting().shift();
      load(address);
      setTimeout(layReady);
      // The one that starts them may only be laid into the cache.
    } else if (address) fetch(address).catch(() => undefined);
  }
  function start(): void {
    if (started) return;
    // Clicks do not put it off. A page that was cut on its way may have no list, or half of one.
    if (!limit) expectWithin(ARRIVAL_LIMIT_MS);
    if (document.readyState === 'loading') {
      // The list stands at the end of the page.
      addEventListener('DOMContentLoaded', start);
    } else {
      started = true;
      waiting().splice(0).forEach(load);
      retry(); // what was asked for ahead and did not come
    }
  }

  for (const sign of 'pointerdown keydown focusin scroll wheel'.split(' '))
    addEventListener(sign, start, { once: true, capture: true, passive: true });
  // Browsers report a move when a page appears under a pointer that rests: only a second place counts. It goes on
  // listening: to stop would weigh more, on every page, than it costs.
  let place: string | undefined;
  function onMove({ clientX, clientY }: PointerEvent): void {
    const here = clientX + ' ' + clientY;
    place = place || here;
    if (place !== here) start();
  }
  addEventListener('pointermove', onMove);

  addEventListener('DOMContentLoaded', () => {
    arrived = performance.now();
    // What stood in the form when the visitor had the page loaded again.
    const { state } = history;
    if (state?.length) {
      const found = fields();
      // Words of a form on another page React takes along, before a link leaves them behind.
      if (state.length > found.length) start();
      else found.forEach((field, index) => (field.value = field.value || state[index] || ''));
    }
    // What only a script can read in the address: an estimate, an article that is missing. The attribute
    // holds what the query then holds.
    const now = document.querySelector<HTMLElement>('[data-scripts-now]');
    if (now && location.search.includes(now.dataset.scriptsNow!)) start();
  });
  function onLoad(): void {
    // A page that the browser has drawn before anybody sees it waits until somebody does.
    if ((document as { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', onLoad);
      return;
    }
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    // Without a limit a browser may find no idle moment for seconds.
    const whenIdle = (act: () => void) =>
      window.requestIdleCallback?.(act, { timeout: IDLE_LIMIT_MS }) ??
      setTimeout(act, IDLE_LIMIT_MS);
    if (arrived > SLOW_PAGE_MS) whenIdle(layReady);
    setTimeout(() => whenIdle(start), IDLE_LOAD_MS);
  }
  addEventListener('load', onLoad);
  addEventListener('online', retry);
  addEventListener('pageshow', retry); // back from another page that cut the loading off

  return {
    lost: () => dataset.scripts === 'failed',
    again: () => {
      // Offline there is no page to load. Where all has come it does nothing, and would do it again.
      if (navigator.onLine && (triedAgain || !missing[0])) {
        // Browsers forget the words over a reload, but not what belongs to the place in the history: there
        // those of a form on another page may lie.
        if (fields()[0])
          history.replaceState(
            fields().map(({ value }) => value),
            '',
          );
        location.reload();
        // No retry as well: scripts that come before the page has gone would take the words out again.
      } else retry();
      triedAgain = true;
    },
    done: () => {
      started = true;
      limit = 0;
      dataset.scripts = 'ready';
    },
    hurry: () => {
      start();
      retry();
    },
  };
}
