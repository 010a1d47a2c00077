/** Places, among the links of their pages, of those that led on: by page. In memory alone. */
const left = new Map<string, number>();

/** Remembers which link of the page that is shown leads on. */
export function noteLink(link: HTMLAnchorElement): void {
  left.set(location.pathname, [...document.links].indexOf(link));
}

/**
 * Puts the focus on the link that led from the page that is shown to another, as the browser does when it
 * has kept the page. False when there is none to be seen.
 */
export function focusLeftLink(to: string): boolean {
  const link = document.links[left.get(location.pathname) ?? -1];
  if (link?.pathname !== to) return false;
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}
