/**
 * Straightens an address that begins with two slashes or ends with one. Next writes the page's path into the
 * history, and there `//contact` is another site: the browser refuses, and Next throws the whole page away.
 * `/contact/`, where hosts show folder indexes, is the page that every link calls `/contact`.
 */
export function address(): void {
  const path = location.pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
  history.replaceState(history.state, '', path + location.search + location.hash);
}
