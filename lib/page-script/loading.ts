/** Id of the data block that lists the scripts of an exported page, in order (lib/build/steps). */
export const SCRIPT_LIST_ID = 'page-scripts';

/** How long after it has loaded a page that nobody touches waits for its scripts. */
export const IDLE_LOAD_MS = 4_000;

/** What the page script can ask of the page's scripts. */
export interface Loading {
  /** Fetches them without waiting for intent, and once more what did not come. */
  hurry: () => void;
  /** Whether one of them did not come. */
  failed: () => boolean;
}

/**
 * Fetches the page's scripts at the first sign of intent. Without a list of them (in development) the
 * page has its scripts already. When one does not come, `<html>` gets `data-scripts="failed"`: the style
 * sheet shows what it shows without scripts.
 */
export function loading(): Loading {
  const missing: string[] = [];
  let underWay = 0;
  let again = false;
  let started = false;

  function settle(): void {
    underWay -= 1;
    if (again) retry();
  }
  function load(address: string): void {
    const script = document.createElement('script');
    underWay += 1;
    script.src = address;
    script.async = false; // in the order of the list
    script.onload = settle;
    script.onerror = () => {
      missing.push(address);
      document.documentElement.dataset.scripts = 'failed';
      settle();
    };
    document.head.append(script);
  }
  /** Fetches what did not come: now, or once the rest has come or failed too. */
  function retry(): void {
    again = underWay > 0 && missing.length > 0;
    if (!again) missing.splice(0).forEach(load);
  }
  function start(): void {
    if (document.readyState === 'loading') {
      // The list stands at the end of the page.
      addEventListener('DOMContentLoaded', start, { once: true });
    } else if (!started) {
      started = true;
      const list = document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]';
      (JSON.parse(list) as string[]).forEach(load);
    }
  }

  const listening = { capture: true, passive: true, once: true };
  for (const sign of 'pointerdown touchstart keydown focusin scroll wheel'.split(' '))
    addEventListener(sign, start, listening);
  // Browsers report a move when a page appears under a pointer that rests: only a second place counts.
  let place = '';
  function onMove({ clientX, clientY }: PointerEvent): void {
    const before = place;
    place = `${clientX} ${clientY}`;
    if (before && before !== place) start();
    else addEventListener('pointermove', onMove, listening);
  }
  addEventListener('pointermove', onMove, listening);

  addEventListener('DOMContentLoaded', () => {
    // What only a script can read in the address: an estimate, an article that is missing. The attribute
    // holds what the query then holds.
    const now = document.querySelector<HTMLElement>('[data-scripts-now]');
    if (now && location.search.includes(now.dataset.scriptsNow ?? '')) start();
  });
  addEventListener('load', () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), IDLE_LOAD_MS);
  });
  addEventListener('online', retry);
  addEventListener('pageshow', retry); // back from another page that cut the loading off

  return {
    hurry: () => {
      start();
      retry();
    },
    failed: () => missing.length > 0,
  };
}
