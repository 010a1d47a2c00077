/**
 * Opens what a wide window has room for in browsers without `::details-content`, where styles cannot show it
 * (app/styles/controls.css): once, on each page that comes. Its buttons stay. Returns how to stop.
 */
export function openFolds(): () => void {
  const opened = new WeakSet<Element>();
  function open() {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) {
      if (!opened.has(fold)) fold.open = true;
      opened.add(fold);
    }
  }
  const pages = new MutationObserver(open);
  const isOld = !CSS.supports('selector(::details-content)');
  if (isOld && matchMedia('(width >= 48rem)').matches) {
    open();
    pages.observe(document.body, { childList: true, subtree: true });
  }
  return () => pages.disconnect();
}
