/**
 * Notes where an element stands in the window. Returns what scrolls it back to there, within its dialog where
 * it stands in one.
 */
export function holdPlace(element: Element): () => void {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  return () => {
    const moved = top() - before;
    if (moved) (element.closest('dialog') ?? window).scrollBy({ top: moved, behavior: 'instant' });
  };
}
