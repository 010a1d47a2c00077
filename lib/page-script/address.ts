/**
 * Straightens an address that begins with two slashes. Next writes the page's path into the history, and
 * there `//contact` is another site: the browser refuses, and Next throws the whole page away.
 */
export function address(): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
}
