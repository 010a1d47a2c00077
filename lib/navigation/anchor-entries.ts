/**
 * Gives the entry that the browser adds to the history for an anchor (`#part`) what the entry of its page
 * has, until the returned function is called. An entry of which the router knows nothing it passes over:
 * Back would change the address alone, and leave the next page standing. One that an anchor was given
 * before React knew of it, and that is come back to from another page, is loaded, once `beforeLoad` has laid
 * by what would be lost.
 * Call it whenever another page is shown: the history then stands at an entry of that page.
 */
export function nameAnchorEntries(beforeLoad: () => void): () => void {
  const page: unknown = history.state;
  const { pathname } = location;
  const name = () => {
    if (!history.state) history.replaceState(page, '');
  };
  function onStep({ state }: PopStateEvent): void {
    if (state || location.pathname === pathname) return;
    beforeLoad();
    location.reload();
  }
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('hashchange', name, { signal });
  // Firefox empties the entry of an anchor that is followed once more, and says nothing.
  addEventListener('click', name, { signal, capture: true });
  addEventListener('popstate', onStep, { signal });
  return () => stop.abort();
}
