import { closest } from '@/lib/closest';
import { placeInAddress } from './same-page';

interface Link {
  /** The link's place among all links of its page, and where it led. */
  index: number;
  path: string;
  /** Whether the focus was shown on it, as it is to who uses keys: then it is shown again. */
  isShown: boolean;
}
interface Left {
  /** The link that led on, if one did. */
  link?: Link;
  /** Which of the page's folds were open, in their order. */
  open: readonly boolean[];
}
/** How pages were left, by path. In memory alone. */
const left = new Map<string, Left>();

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];
const areOpen = () => folds().map((fold) => fold.open);

/** The page that is shown: when Back or Forward leave it, the address is the other page's already. */
let shown = '';
let returning = false;
/** Whether the last click may have been on a link to a place of the page that is shown. */
let toPlace = false;
// The router draws another page at once. This hears of the step before it only when it is loaded before the router
// listens (Chromium ignores `capture` on the window itself): components/layout/LinksAndFolds.tsx brings it to
// every page.
if (typeof window !== 'undefined') {
  shown = location.pathname;
  addEventListener('popstate', ({ state }) => {
    // Browsers tell of a new entry for a place as they do of Back: nobody has named that entry yet.
    returning = state !== null || !toPlace;
    left.set(shown, { ...left.get(shown), open: areOpen() });
  });
  addEventListener(
    'click',
    ({ target }) => {
      returning = false;
      toPlace = closest(target, 'a[href*="#"]') !== null;
    },
    true,
  );
}

/** Whether the page that is drawn is one that the visitor goes back or forward to. A link begins with a click. */
export const isReturning = (): boolean => returning;

/** Whether the page of the address is shown: not yet, when Back or Forward have only just changed that. */
export const isPageShown = (): boolean => location.pathname === shown;

/** Remembers which link of the page that is shown leads on, and which folds are open then. */
export function noteLink(link: HTMLAnchorElement): void {
  const index = [...document.links].indexOf(link);
  // Not by the click: a card's is a script's, as a key's is.
  const isShown = link.matches(':focus-visible');
  left.set(location.pathname, { link: { index, path: link.pathname, isShown }, open: areOpen() });
}

/**
 * Takes note of the page that is shown. Of one that the visitor goes back or forward to it opens and closes
 * the folds as they were left: before the browser looks for the place on it, which would be another on a
 * shorter page.
 */
export function foldAsLeft(comesBack: boolean): void {
  shown = location.pathname;
  const open = (comesBack && left.get(shown)?.open) || [];
  const now = folds();
  if (now.length !== open.length) return;
  for (const [index, fold] of now.entries()) fold.open = open[index] === true;
}

/**
 * Puts the focus on the link that led on from the page that is shown, as the browser does when it has kept
 * the page. False when there is none to be seen.
 */
export function focusLeftLink(): boolean {
  const was = left.get(location.pathname)?.link;
  const link = document.links[was?.index ?? -1];
  if (!was || !link || link.pathname !== was.path) return false;
  link.focus({ preventScroll: true, focusVisible: was.isShown });
  return document.activeElement === link;
}

/**
 * Lets the browser find the place at which the page was left, which Chromium does as soon as popstate has been
 * heard. Where the address names a place of the page (the contents of an article have led there) it would go
 * to that one instead, however far the visitor had read on since: it must not find it.
 */
export function passOverPlace(): void {
  const place = placeInAddress();
  if (!place) return;
  const { id } = place;
  place.removeAttribute('id');
  setTimeout(() => (place.id = id));
}
