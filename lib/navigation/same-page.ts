/**
 * Puts the focus where the page begins, or at the place of it that has this id. What shows a page without a
 * load leaves it on the link that led there.
 */
export function focusPage(id = 'main'): void {
  const place = document.getElementById(id) ?? document.getElementById('main');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1; // a heading takes none by itself
  place.focus({ preventScroll: true });
}

/** The id that the page's address names, in whatever script; undefined for none, and for what is no text. */
export function idInAddress(): string | undefined {
  try {
    return decodeURIComponent(location.hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** The place of the page that its address names; null when there is none. */
export const placeInAddress = (): HTMLElement | null =>
  document.getElementById(idInAddress() ?? '');

/** Goes to the place that the page's address names, keyboard and all; nowhere when there is none. */
export function goToPlace(): void {
  const place = placeInAddress();
  if (!place) return;
  place.scrollIntoView();
  focusPage(place.id);
}

/** Goes to the top of the page, keyboard and all. */
export function goToTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  focusPage();
}

/** Told to the document when a link leads to the page that is shown. What answers it prevents the default. */
const SAME_PAGE_EVENT = 'page:again';

/** Whether a link leads to the page that is shown: no query and no place of its own, and the same address. */
const isHere = (href: string): boolean => href === location.pathname;

/**
 * A link to where one already is goes to what a visitor wants there: the page may know (the form, the
 * search), else it is the top. Returns false for one that leads elsewhere.
 */
export function goHere(href: string): boolean {
  if (!isHere(href)) return false;
  if (document.dispatchEvent(new Event(SAME_PAGE_EVENT, { cancelable: true }))) goToTop();
  return true;
}

/** Answers links to the page that is shown, until the returned function is called. */
export function onGoHere(answer: () => void): () => void {
  const listener = (event: Event) => {
    event.preventDefault();
    answer();
  };
  document.addEventListener(SAME_PAGE_EVENT, listener);
  return () => document.removeEventListener(SAME_PAGE_EVENT, listener);
}
