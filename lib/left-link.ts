interface Left {
  /** The link's place among all links of its page, and where it led. */
  index: number;
  path: string;
  /** Whether the focus was shown on it, as it is to who uses keys: then it is shown again. */
  isShown: boolean;
}
/** The links that led on, by page. In memory alone. */
const left = new Map<string, Left>();

/** Remembers which link of the page that is shown leads on. */
export function noteLink(link: HTMLAnchorElement): void {
  const index = [...document.links].indexOf(link);
  // Not by the click: a card's is a script's, as a key's is.
  const isShown = link.matches(':focus-visible');
  left.set(location.pathname, { index, path: link.pathname, isShown });
}

/**
 * Puts the focus on the link that led on from the page that is shown, as the browser does when it has kept
 * the page. False when there is none to be seen.
 */
export function focusLeftLink(): boolean {
  const was = left.get(location.pathname);
  const link = document.links[was?.index ?? -1];
  if (!was || !link || link.pathname !== was.path) return false;
  link.focus({ preventScroll: true, focusVisible: was.isShown });
  return document.activeElement === link;
}
