interface Left {
  /** The link's place among all links of its page, and where it led. */
  index: number;
  path: string;
  /** Whether it was pressed by a key: then the focus is shown. */
  byKey: boolean;
}
/** The links that led on, by page. In memory alone. */
const left = new Map<string, Left>();

/** Remembers which link of the page that is shown leads on. */
export function noteLink(link: HTMLAnchorElement, { detail }: MouseEvent): void {
  const index = [...document.links].indexOf(link);
  left.set(location.pathname, { index, path: link.pathname, byKey: detail === 0 });
}

/**
 * Puts the focus on the link that led on from the page that is shown, as the browser does when it has kept
 * the page. False when there is none to be seen.
 */
export function focusLeftLink(): boolean {
  const was = left.get(location.pathname);
  const link = document.links[was?.index ?? -1];
  if (!was || !link || link.pathname !== was.path) return false;
  link.focus({ preventScroll: true, focusVisible: was.byKey });
  return document.activeElement === link;
}
