/** Fewer elements than these cost less than it costs to put them off. */
const WORTH = 8;

/** Whether an element is drawn, and keeps its place once its size is written out. */
const isBox = (element: Element): boolean => {
  const { display, position } = getComputedStyle(element);
  return !/none|inline|contents|table/.test(display) && position !== 'fixed';
};

/** Whether a margin inside an element stands outside of it, as it does at an edge without padding. */
function leaks(element: Element, edge: 'Top' | 'Bottom'): boolean {
  const style = getComputedStyle(element);
  const child = edge === 'Top' ? element.firstElementChild : element.lastElementChild;
  if (!child || !/^(?:block|list-item)$/.test(style.display)) return false;
  if (style[`padding${edge}`] !== '0px' || style[`border${edge}Width`] !== '0px') return false;
  return getComputedStyle(child)[`margin${edge}`] !== '0px' || leaks(child, edge);
}

/** The largest parts above and below the window, or behind what covers it, with the size that they have. */
function partsUnseen(parent: Element, cover: Element | null): Array<[HTMLElement, DOMRect]> {
  return [...parent.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.dataset.unseen !== undefined) return [];
    if (element.getElementsByTagName('*').length < WORTH || !isBox(element)) return [];
    const box = element.getBoundingClientRect();
    const seen = cover ? element.contains(cover) : box.top < innerHeight && box.bottom > 0;
    if (seen || leaks(element, 'Top') || leaks(element, 'Bottom'))
      return partsUnseen(element, cover);
    // What is not drawn loses the focus.
    return element.contains(document.activeElement) ? [] : [[element, box]];
  });
}

/**
 * Takes what is above and below the window out of styles and layout, each part with the room that it has:
 * what changes on all of the page is then drawn sooner. Returns how to bring it back, which has to follow
 * as soon as that is drawn. Nobody sees what lies behind `cover`, which fills the window, either.
 */
export function putOffUnseen(cover: Element | null = null): () => void {
  const parts = partsUnseen(document.body, cover);
  for (const [{ style, dataset }, { width, height }] of parts) {
    style.width = `${width}px`;
    style.height = `${height}px`;
    dataset.unseen = '';
  }
  return () => {
    for (const [{ style, dataset }] of parts) {
      style.width = '';
      style.height = '';
      delete dataset.unseen;
    }
  };
}
