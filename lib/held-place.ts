/** What a visitor looks at in place of an element that has left the window: whatever is in the middle of it. */
function seenInsteadOf(element: Element): Element {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom >= 0 && top <= innerHeight) return element;
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? element;
}

/**
 * Notes where an element stands in the window, or what a visitor sees who has gone on meanwhile. Returns what
 * scrolls that back to there, within the element's dialog where it stands in one.
 */
export function holdPlace(element: Element): () => void {
  const held = seenInsteadOf(element);
  const top = () => held.getBoundingClientRect().top;
  const before = top();
  return () => {
    if (held !== element && held.getClientRects().length === 0) return; // it is hidden now
    const moved = top() - before;
    if (moved) (element.closest('dialog') ?? window).scrollBy({ top: moved, behavior: 'instant' });
  };
}
