import {
  READY_EVENT,
  SET_THEME_EVENT,
  THEME_CHANGED_EVENT,
  THEME_COLORS,
  THEME_KEY,
  type Theme,
} from './theme';

/** Page offset in px beyond which the navigation bar is frosted. */
export const FROST_THRESHOLD = 20;

/** Id of the data block that lists the scripts of an exported page, in order (lib/build/steps). */
export const SCRIPT_LIST_ID = 'page-scripts';

/** Milliseconds after the page has loaded in which nobody touched it, before its scripts come anyway. */
export const PATIENCE = 4_000;

const settings = {
  key: THEME_KEY,
  set: SET_THEME_EVENT,
  changed: THEME_CHANGED_EVENT,
  ready: READY_EVENT,
  colors: THEME_COLORS,
  frost: FROST_THRESHOLD,
  list: SCRIPT_LIST_ID,
  patience: PATIENCE,
};

/**
 * What a page does before React is there, and without it: shows the saved theme in the first frame,
 * switches it, frosts the bar, fetches the page's scripts at the first sign of intent, and keeps what a
 * visitor does too early. It is written into the HTML as its own text, so it may use nothing but its
 * argument.
 */
export function pageScript(options: typeof settings): void {
  const root = document.documentElement;

  // Theme
  // Made here and not in the HTML: React would put a second one beside a tag that it finds changed.
  const themeColor = document.createElement('meta');
  themeColor.name = 'theme-color';
  document.head.append(themeColor);

  function apply(theme: Theme): void {
    root.classList.toggle('dark', theme === 'dark');
    themeColor.content = options.colors[theme];
    document.dispatchEvent(new Event(options.changed));
  }
  function saved(): Theme {
    try {
      return localStorage.getItem(options.key) === 'light' ? 'light' : 'dark';
    } catch {
      return 'dark'; // storage denied
    }
  }
  function choose(theme: Theme): void {
    apply(theme);
    try {
      localStorage.setItem(options.key, theme);
    } catch {
      // storage denied: the choice holds for this page
    }
  }
  apply(saved());
  document.addEventListener(options.set, (event) => {
    choose((event as CustomEvent<Theme>).detail);
  });
  addEventListener('storage', (event) => {
    if (event.key === options.key || event.key === null) apply(saved());
  });

  // Bar
  function frost(): void {
    root.toggleAttribute('data-scrolled', scrollY > options.frost);
  }
  addEventListener('scroll', frost, { passive: true });
  frost();

  // A photograph that failed makes room for the drawing under it. Errors do not bubble: captured.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.setAttribute('data-failed', '');
    },
    true,
  );

  // Scripts on intent. Without a list (in development) the page has its scripts already.
  const intents = 'pointerdown touchstart keydown focusin scroll wheel'.split(' ');
  const missing: string[] = [];
  let loading = 0;
  let again = false;
  let started = false;

  function settle(): void {
    loading -= 1;
    if (loading === 0 && again) retry();
  }
  function load(address: string): void {
    const script = document.createElement('script');
    loading += 1;
    script.src = address;
    script.async = false; // in the order of the list
    script.onload = settle;
    script.onerror = () => {
      missing.push(address);
      root.dataset.scripts = 'failed'; // the style sheet shows what it shows without scripts
      settle();
    };
    document.head.append(script);
  }
  /** Fetches what did not come: now, or once the rest has come or failed too. */
  function retry(): void {
    again = loading > 0 && missing.length > 0;
    if (!again) missing.splice(0).forEach(load);
  }
  function start(): void {
    if (started) return;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    started = true;
    const list = document.getElementById(options.list)?.textContent;
    if (list) (JSON.parse(list) as string[]).forEach(load);
  }
  const listening = { capture: true, passive: true, once: true };
  intents.forEach((name) => addEventListener(name, start, listening));
  // Browsers report a move when a page appears under a pointer that rests: only a second place counts.
  let place = '';
  function onMove({ clientX, clientY }: PointerEvent): void {
    const before = place;
    place = clientX + ' ' + clientY;
    if (before && before !== place) start();
    else addEventListener('pointermove', onMove, listening);
  }
  addEventListener('pointermove', onMove, listening);
  document.addEventListener('DOMContentLoaded', () => {
    const year = document.querySelector('[data-year]');
    if (year) year.textContent = String(new Date().getFullYear());
    // What only a script can read in the address: an estimate for the form, an article that is missing.
    const now = document.querySelector<HTMLElement>('[data-scripts-now]');
    if (now && (now.dataset.scriptsNow !== 'query' || location.search)) start();
  });
  addEventListener('load', () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), options.patience);
  });
  addEventListener('online', retry);
  addEventListener('pageshow', retry); // back from another page that cut the loading off

  // Until React is ready, a click on one of its buttons and a key of its tabs are kept and repeated, and
  // a form is not sent. The listeners sit on the window, before React's own on the document, so nothing
  // happens twice.
  const early: Array<() => void> = [];

  function keep(event: Event, act: () => void): void {
    event.stopPropagation();
    start();
    retry();
    early.push(act);
  }
  function onClick(event: Event): void {
    const button = (event.target as Element).closest?.('button');
    if (!button || button.type === 'submit') return;
    const command = button.getAttribute('command');
    if (command) {
      // Buttons of the menu need no script, but in browsers that do not know their attributes.
      if ('commandForElement' in HTMLButtonElement.prototype) return;
      event.stopPropagation();
      const dialog = document.querySelector<HTMLDialogElement>(
        '#' + button.getAttribute('commandfor'),
      );
      if (command === 'close') dialog?.close();
      else dialog?.showModal();
    } else if (button.hasAttribute('data-theme-toggle')) {
      event.stopPropagation();
      choose(root.classList.contains('dark') ? 'light' : 'dark');
    } else {
      keep(event, () => button.isConnected && button.click());
    }
  }
  function onKey(event: KeyboardEvent): void {
    const { key } = event;
    const target = event.target as Element;
    if (!/^(Arrow|Home|End)/.test(key) || !target.closest?.('[role=tab], .nav-entry')) return;
    event.preventDefault(); // the page would scroll
    keep(event, () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
    );
  }
  function onSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('data-live')) return;
    // When the scripts do not come, the form goes the way it goes without any; offline it waits.
    if (missing[0] && navigator.onLine && form.hasAttribute('action')) return;
    event.preventDefault();
    keep(event, () => form.isConnected && form.requestSubmit());
  }
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('submit', onSubmit, true);
  document.addEventListener(
    options.ready,
    async () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('submit', onSubmit, true);
      root.dataset.scripts = 'ready';
      for (const act of early) {
        act();
        await null; // React draws what one click changed before the next one comes
      }
    },
    { once: true },
  );
}

/** The page script as the text of an inline script. */
export const PAGE_SCRIPT = `(${pageScript.toString()})(${JSON.stringify(settings)})`;
