/**
 * Gives the entry that the browser adds to the history for an anchor (`#part`) what the entry of its page
 * has, until the returned function is called. An entry of which the router knows nothing it passes over:
 * Back would change the address alone, and leave the next page standing.
 * Call it whenever another page is shown: the history then stands at an entry of that page.
 */
export function nameAnchorEntries(): () => void {
  const page: unknown = history.state;
  const onHashChange = () => {
    if (!history.state) history.replaceState(page, '');
  };
  addEventListener('hashchange', onHashChange);
  return () => removeEventListener('hashchange', onHashChange);
}
