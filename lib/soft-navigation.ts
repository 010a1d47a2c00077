/** How long React may take to show the page that a link leads to. */
export const NAVIGATION_LIMIT_MS = 5_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

const forget = () => clearTimeout(waiting);

/**
 * Makes an ordinary navigation of a soft one that does not arrive: a payload or a chunk that hangs, or
 * comes empty, would leave the link dead without a sign. The address changes when the new page is shown.
 */
export function orLoad(path: string): void {
  forget();
  // Back and Forward: the visitor has been there, or no longer wants to go.
  addEventListener('popstate', forget);
  const before = location.href;
  const { href } = new URL(path, before);
  waiting = setTimeout(() => {
    // A link to the very address that is shown has arrived: loading it would empty a form.
    if (location.href === before && href !== before) location.assign(href);
  }, NAVIGATION_LIMIT_MS);
}
