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

const settings = {
  key: THEME_KEY,
  set: SET_THEME_EVENT,
  changed: THEME_CHANGED_EVENT,
  ready: READY_EVENT,
  colors: THEME_COLORS,
  frost: FROST_THRESHOLD,
};

/**
 * What a page does before React is there, and without it: shows the saved theme in the first frame,
 * switches it, frosts the bar, and keeps what a visitor does too early.
 * It is written into the HTML as its own text, so it may use nothing but its argument.
 */
export function pageScript(options: typeof settings): void {
  const root = document.documentElement;
  const early: Array<() => void> = [];
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
  function frost(): void {
    root.toggleAttribute('data-scrolled', scrollY > options.frost);
  }

  apply(saved());
  document.addEventListener(options.set, (event) => {
    choose((event as CustomEvent<Theme>).detail);
  });
  addEventListener('storage', (event) => {
    if (event.key === options.key || event.key === null) apply(saved());
  });
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

  // Until React is ready, a click on one of its buttons is kept and repeated, and a form is not sent.
  // The listeners sit on the window, before React's own on the document, so nothing happens twice.
  function onClick(event: Event): void {
    const button = (event.target as Element).closest?.('button');
    if (!button || button.type === 'submit' || button.hasAttribute('command')) return;
    event.stopPropagation();
    if (button.hasAttribute('data-theme-toggle')) {
      choose(root.classList.contains('dark') ? 'light' : 'dark');
    } else {
      early.push(() => button.isConnected && button.click());
    }
  }
  function onSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('data-live')) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(() => form.isConnected && form.requestSubmit());
  }
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  document.addEventListener(
    options.ready,
    () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      early.forEach((act) => act());
    },
    { once: true },
  );
}

/** The page script as the text of an inline script. */
export const PAGE_SCRIPT = `(${pageScript.toString()})(${JSON.stringify(settings)})`;
