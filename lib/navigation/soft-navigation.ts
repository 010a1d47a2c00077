import { opensElsewhere } from '@/lib/modifiers';
import { isPageShown, noteLink } from './left-link';
import { fetchFiles } from './page-files';
import { isPrepared, linkOf, pathOf } from './page-link';
import { isReturning } from './returning';
import { goHere } from './same-page';
import { isScriptLoad } from './script-load';

/** How long React may take to show the page that a link leads to, and then what stands below its top. */
export const NAVIGATION_LIMIT_MS = 5_000;

/** How often React is asked to look again at the page that it leads to. */
export const LOOK_AGAIN_MS = 1_000;

let waiting: ReturnType<typeof setTimeout> | undefined;
let looking: ReturnType<typeof setInterval> | undefined;
/** Makes an ordinary navigation of the step that is under way, unless it has arrived after all, and not failed. */
let giveUp: ((hasFailed?: boolean) => Promise<void>) | undefined;
/** The address at which a page was asked for: it changes when that page is shown. */
let askedAt: string | undefined;
/** The address of the step that is under way. */
let goingTo: string | undefined;
/** Those of steps of which the visitor has gone back or forward since, until a link leads on. */
const overtaken = new Set<string>();
/** Where React has led last, until the visitor goes back. */
let ledTo: string | undefined;

/**
 * Whether the page that is drawn is one that React leads to, from its top: not the first one, none that the
 * visitor goes back to, where a place within it is to be found again, and none of which a place is asked for.
 */
export const leadsToTop = (): boolean =>
  ledTo !== undefined && !ledTo.includes('#') && !isReturning();

const pageOf = (address: string): string => address.replace(/#.*/, '');

function forget(): void {
  clearTimeout(waiting);
  clearInterval(looking);
  waiting = undefined;
  giveUp = undefined;
  askedAt = undefined;
  goingTo = undefined;
}

/** What a visitor has written, and would lose with the document. */
interface Words {
  /** Whether there are any that have not been sent, or of which it has not been said how that went. */
  unsent: () => boolean;
  /** Waits for those that are on their way: whether the page that is shown says then how that went. Never rejects. */
  answered: () => Promise<boolean>;
  /** Loads a page of ours, and takes them along. */
  load: (address: string) => void;
}

/** Whether the top of a page is shown, and the rest of it is not (components/layout/BelowHero.tsx). */
export const lacksRest = (): boolean => document.querySelector('[data-rest]') !== null;

/**
 * Makes an ordinary navigation of a soft one that does not arrive: a payload or a chunk that hangs, or
 * comes empty, would leave the link dead without a sign, or a page with nothing below its top. The address
 * changes when the new page, or its top, is shown.
 */
function orLoad(path: string, { answered, load }: Words, lookAgain: () => void): void {
  forget();
  const before = (askedAt = location.href);
  const { href } = new URL(path, before);
  // A link to the very address that is shown has arrived: loading it would empty a form.
  if (href === before) return;
  goingTo = pageOf(href);
  const mine = (giveUp = async (hasFailed = false) => {
    const asked = waiting;
    const isAnswered = await answered();
    // Another step counts by now, or the top has come, and the rest has a time of its own.
    if (giveUp !== mine || waiting !== asked) return;
    const hasArrived = !hasFailed && location.href !== before && !lacksRest();
    // Who is told just now that a message has failed is not led away from it.
    if (hasArrived || isAnswered) forget();
    else load(href);
  });
  waiting = setTimeout(mine, NAVIGATION_LIMIT_MS);
  // React (19.3) may overlook that a page's content has come, if that is while it draws what is asked for
  // besides (useDeferredValue in Next's layout router): any further update has it look.
  looking = setInterval(lookAgain, LOOK_AGAIN_MS);
}

/**
 * Loads the page to which Back or Forward have changed the address, where React does not show it: its content
 * hangs, or has failed before, and the router asks for nothing twice. A message that is on its way is
 * waited for.
 */
function orLoadReturned({ answered, load }: Words, lookAgain: () => void): void {
  goingTo = pageOf(location.href);
  const mine = (giveUp = async () => {
    await answered();
    if (giveUp !== mine) return;
    forget();
    if (!isPageShown()) load(location.href);
  });
  waiting = setTimeout(mine, NAVIGATION_LIMIT_MS);
  looking = setInterval(() => (isPageShown() ? forget() : lookAgain()), LOOK_AGAIN_MS);
}

/**
 * Keeps the router from loading the page of a step that the visitor has gone back or forward from: its content
 * fails when nobody waits for it any more. Before lib/contact/draft.ts hears of it, which would load it, too.
 * Does nothing in a browser that does not tell of it (Navigation API).
 */
function onNavigate(event: NavigateEvent): void {
  const page = pageOf(event.destination.url);
  if (!isScriptLoad(event) || !isPageShown() || !overtaken.has(page)) return;
  event.preventDefault();
  // The router, which waits for that load now, hears of the page that is shown. Not in the midst of drawing.
  queueMicrotask(() => history.replaceState({}, '', location.href));
}

/** Gives what stands below the top of the page that React leads to its time, from now. */
export function awaitRest(): void {
  clearTimeout(waiting);
  waiting = giveUp && setTimeout(giveUp, NAVIGATION_LIMIT_MS);
}

/** Has the browser load the page that React leads to, where React throws instead of drawing the rest of it. */
export const loadInstead = (): void => void giveUp?.(true);

/**
 * Answers the links of the page, until the returned function is called. One to the page that is shown
 * goes to what is wanted there. Others are React's where the browser does not prepare them (so a form that
 * one came to from its plans keeps what is written while the plans are looked at again), and everywhere while
 * there are words which would go with the page; what is no page of ours opens in a tab of its own then.
 * `lookAgain` is any update of React's.
 */
export function followLinks(
  push: (path: string) => void,
  words: Words,
  lookAgain: () => void,
): () => void {
  function onClick(event: MouseEvent): void {
    // Not meant for this page: answered already, or for a new tab or window.
    if (event.defaultPrevented || event.button || opensElsewhere(event)) return;
    const link = linkOf(event);
    if (!link) return;
    overtaken.clear();
    const path = pathOf(link);
    if (path === undefined) {
      if (words.unsent()) {
        event.preventDefault();
        open(link.href, '_blank', 'noopener');
      } else {
        forget(); // the last link counts, here and below: the browser goes there
      }
    } else if (goHere(path)) {
      event.preventDefault();
      // The last link counts: the page that another one leads to may still be on its way.
      if (askedAt === location.href) push(path);
      if (isPageShown()) forget();
    } else if (!isPrepared(path) || words.unsent()) {
      event.preventDefault();
      noteLink(link);
      orLoad(path, words, lookAgain);
      fetchFiles(path);
      ledTo = path;
      push(path);
    } else {
      forget();
    }
  }
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', onClick, { signal });
  // Back and Forward: the visitor has been there, or no longer wants to go. A place of the page is neither.
  function onReturn(): void {
    if (!isReturning()) return;
    if (goingTo !== undefined) overtaken.add(goingTo);
    overtaken.delete(pageOf(location.href)); // wanted again
    forget();
    ledTo = undefined;
    orLoadReturned(words, lookAgain);
  }
  addEventListener('popstate', onReturn, { signal });
  // Back to another site: kept by the browser, this page would go on waiting when it is seen again.
  addEventListener('pagehide', forget, { signal });
  globalThis.navigation?.addEventListener('navigate', onNavigate, { signal, capture: true });
  return () => {
    forget();
    overtaken.clear();
    stop.abort();
  };
}
