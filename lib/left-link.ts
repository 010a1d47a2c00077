interface Left {
  /** The link's place among all links of its page, and where it led. */
  index: number;
  path: string;
  /** Whether the focus was shown on it, as it is to who uses keys: then it is shown again. */
  isShown: boolean;
  /** Which of the page's folds were open, in their order. */
  open: readonly boolean[];
}
/** The links that led on, by page. In memory alone. */
const left = new Map<string, Left>();

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Remembers which link of the page that is shown leads on, and which folds are open then. */
export function noteLink(link: HTMLAnchorElement): void {
  const index = [...document.links].indexOf(link);
  // Not by the click: a card's is a script's, as a key's is.
  const isShown = link.matches(':focus-visible');
  const open = folds().map((fold) => fold.open);
  left.set(location.pathname, { index, path: link.pathname, isShown, open });
}

/**
 * Opens and closes the folds of the page that is shown as they were when a link of it led on: before the
 * browser looks for the place on it, which would be another on a shorter page.
 */
export function foldAsLeft(): void {
  const open = left.get(location.pathname)?.open ?? [];
  const now = folds();
  if (now.length !== open.length) return;
  for (const [index, fold] of now.entries()) fold.open = open[index] === true;
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
