import { closest } from '@/lib/closest';
import { draftToKeep, hasDraft } from '@/lib/contact/draft';
import { hasAnswered, outbox } from '@/lib/contact/outbox';
import { isOvertaken } from './soft-navigation';

/** Whether something would go with the document: words that have not been sent, or how sending them went. */
export const keepsDocument = (): boolean => hasDraft() || outbox.underWay !== undefined;

/**
 * Lays the unsent words where the page script finds them when the page has been loaded again. Past the
 * router: it would answer its own `replaceState` by writing over the words before the page is left.
 */
export function keepOverReload(): void {
  History.prototype.replaceState.call(history, draftToKeep(), '');
}

/** The page of ours that is being loaded, once one is. */
let leavingFor: string | undefined;

/** Loads a page of ours, at its head. It finds the unsent words: they lie at its place in the history. */
export function loadWithDraft(address: string): void {
  // No page comes: the way back from where the browser says so finds them, too.
  if (!navigator.onLine) keepOverReload();
  // Past the router, as the words.
  if (address !== location.href) History.prototype.pushState.call(history, null, '', address);
  keepOverReload();
  // The router may end the step that it has been kept from before the page has gone, and write over them.
  if (leavingFor === undefined) {
    const write = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      write(...entry);
      if (location.href === leavingFor) keepOverReload();
    };
  }
  leavingFor = address;
  scrollTo({ top: 0, behavior: 'instant' }); // where it was left, the browser would show the other page
  location.reload();
}

/** The same, also where there may be no words. A message that is on its way has been waited for. */
export function loadPage(address: string): void {
  if (hasDraft()) loadWithDraft(address);
  else {
    delete outbox.underWay; // else this load would have to wait for it, too, and the next, for ever
    // Not by its address, which may name a place of the page: that would be gone to, and nothing loaded.
    if (address === location.href) location.reload();
    else location.assign(address);
  }
}

/** The page of ours that the router means to load, until a link leads elsewhere: the last one counts. */
let wanted: string | undefined;

function onClick({ target }: MouseEvent): void {
  if (closest(target, 'a[href]')) wanted = undefined;
}

/** Whether a script of the page has the browser load another one: the visitor's own steps are answered where links are. */
const isScriptLoad = (event: NavigateEvent): boolean =>
  !event.destination.sameDocument &&
  ['push', 'replace'].includes(event.navigationType) &&
  !event.userInitiated &&
  !event.formData;

function onNavigate(event: NavigateEvent): void {
  if (!isScriptLoad(event)) return;
  const { url } = event.destination;
  // Not in the midst of drawing, in which the router may do so, and several times before the page has gone.
  if (isOvertaken(url)) {
    event.preventDefault();
    // The router, which waits for that load now, hears of the page that is shown.
    queueMicrotask(() => history.replaceState({}, '', location.href));
  } else if (keepsDocument() && url.startsWith(`${location.origin}/`)) {
    event.preventDefault();
    const before = location.href;
    wanted = url;
    queueMicrotask(async () => {
      if (outbox.underWay && (await hasAnswered())) return;
      // Who has gone elsewhere meanwhile stays there. The router may have written the new address already.
      if (wanted === url && [before, url].includes(location.href)) loadPage(url);
    });
  }
}

/**
 * Answers from now on where the router loads a page by itself. One that nobody waits for any more it does not
 * load. Else its files are of another deploy, or gone, and it takes unsent words along; a message that is on its
 * way is waited for: who is told then how that went stays. Does nothing in a browser that does not tell of it
 * (Navigation API). For good: a fault that empties the page has the router load the next one after all of ours
 * has left.
 */
export function answerLoads(): void {
  globalThis.navigation?.addEventListener('navigate', onNavigate);
  addEventListener('click', onClick, true);
}
