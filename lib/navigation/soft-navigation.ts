import { opensElsewhere } from '@/lib/modifiers';
import { fetchFiles } from './page-files';
import { hrefOf, isPrepared, linkOf } from './page-link';
import { goHere } from './same-page';
import { isPageShown, isReturning, noteLink } from './visit';

/** How long React may take to show the page that a link leads to, and then what stands below its top. */
export const NAVIGATION_LIMIT_MS = 5_000;

/** How often React is asked to look again at the page that it leads to. */
export const LOOK_AGAIN_MS = 1_000;

/** A step that React is to take: until its page is shown, or another one counts. */
interface Step {
  /** The page that it leads to: the address is that page's as soon as that page, or its top, is shown. */
  page: string;
  /** Makes an ordinary navigation of it, unless it has arrived after all, and not failed. */
  giveUp: (hasFailed?: boolean) => Promise<void>;
  waiting: ReturnType<typeof setTimeout>;
  looking: ReturnType<typeof setInterval>;
}
/** The one under way: another object as soon as another step counts, or it gets its time anew. */
let step: Step | undefined;
/** Pages of steps of which the visitor has gone back or forward since, until a link leads on. */
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

/** Whether the address is that of a page, whatever place of it is gone to. */
const isAt = (page: string): boolean => pageOf(location.href) === page;

function forget(): void {
  clearTimeout(step?.waiting);
  clearInterval(step?.looking);
  step = undefined;
}

/**
 * Gives a step its time, in which `look` looks for its page. React (19.3) may overlook that a page's content
 * has come, if that is while it draws what is asked for besides (useDeferredValue in Next's layout router):
 * any further update has it look.
 */
function begin(next: Omit<Step, 'waiting' | 'looking'>, look: () => void): void {
  forget();
  const waiting = setTimeout(next.giveUp, NAVIGATION_LIMIT_MS);
  step = { ...next, waiting, looking: setInterval(look, LOOK_AGAIN_MS) };
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
 * Whether a page is that of a step of which the visitor has gone back or forward: its content fails when nobody
 * waits for it any more, and the router would load it.
 */
export const isOvertaken = (address: string): boolean =>
  isPageShown() && overtaken.has(pageOf(address));

/** Gives what stands below the top of the page that React leads to its time, from now. */
export function awaitRest(): void {
  if (!step) return;
  clearTimeout(step.waiting);
  step = { ...step, waiting: setTimeout(step.giveUp, NAVIGATION_LIMIT_MS) };
}

/** Has the browser load the page that React leads to, where React throws instead of drawing the rest of it. */
export const loadInstead = (): void => void step?.giveUp(true);

/**
 * Answers the links of the page, until the returned function is called. One to the page that is shown
 * goes to what is wanted there. Others are React's where the browser does not prepare them (so a form that
 * one came to from its plans keeps what is written while the plans are looked at again), and everywhere while
 * there are words which would go with the page; what is no page of ours opens in a tab of its own then.
 * `lookAgain` is any update of React's.
 */
export function followLinks(
  push: (href: string) => void,
  { unsent, answered, load }: Words,
  lookAgain: () => void,
): () => void {
  /**
   * Makes an ordinary navigation of a soft one that does not arrive: a payload or a chunk that hangs, or
   * comes empty, would leave the link dead without a sign, or a page with nothing below its top.
   */
  function orLoad(href: string): void {
    const address = new URL(href, location.href).href;
    const page = pageOf(address);
    // A link to the page that is shown has arrived: loading it would empty a form.
    if (isAt(page)) return forget();
    async function giveUp(hasFailed = false): Promise<void> {
      const mine = step;
      const isAnswered = await answered();
      // Another step counts by now, or the top has come, and the rest has a time of its own.
      if (step !== mine) return;
      const hasArrived = !hasFailed && isAt(page) && !lacksRest();
      // Who is told just now that a message has failed is not led away from it.
      if (hasArrived || isAnswered) forget();
      else load(address);
    }
    begin({ page, giveUp }, lookAgain);
  }
  /**
   * Loads the page to which Back or Forward have changed the address, where React does not show it: its
   * content hangs, or has failed before, and the router asks for nothing twice. A message that is on its way
   * is waited for.
   */
  function orLoadReturned(): void {
    async function giveUp(): Promise<void> {
      const mine = step;
      await answered();
      if (step !== mine) return;
      forget();
      if (!isPageShown()) load(location.href);
    }
    const look = () => (isPageShown() ? forget() : lookAgain());
    begin({ page: pageOf(location.href), giveUp }, look);
  }
  function onClick(event: MouseEvent): void {
    // Not meant for this page: answered already, or for a new tab or window.
    if (event.defaultPrevented || event.button || opensElsewhere(event)) return;
    const link = linkOf(event);
    if (!link) return;
    overtaken.clear();
    const href = hrefOf(link);
    if (href === undefined) {
      if (unsent()) {
        event.preventDefault();
        open(link.href, '_blank', 'noopener');
      } else {
        forget(); // the last link counts, here and below: the browser goes there
      }
    } else if (goHere(href)) {
      event.preventDefault();
      // The last link counts: the page that another one leads to may still be on its way.
      if (step && !isAt(step.page)) push(href);
      if (isPageShown()) forget();
    } else if (!isPrepared(href) || unsent()) {
      event.preventDefault();
      noteLink(link);
      orLoad(href);
      fetchFiles(href);
      ledTo = href;
      push(href);
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
    if (step) overtaken.add(step.page);
    overtaken.delete(pageOf(location.href)); // wanted again
    ledTo = undefined;
    orLoadReturned();
  }
  addEventListener('popstate', onReturn, { signal });
  // Back to another site: kept by the browser, this page would go on waiting when it is seen again.
  addEventListener('pagehide', forget, { signal });
  return () => {
    forget();
    overtaken.clear();
    stop.abort();
  };
}
