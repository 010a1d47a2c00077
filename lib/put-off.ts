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

/** Elements with the room that each has. */
export type Parts = Array<[HTMLElement, DOMRect]>;

/**
 * The largest parts above and below the window, with the size that they have. Nobody sees what lies behind
 * `cover`, which fills the window, either.
 */
export function partsUnseen(cover: Element | null = null, parent: Element = document.body): Parts {
  return [...parent.children].flatMap((element): Parts => {
    if (!(element instanceof HTMLElement) || element.dataset.unseen !== undefined) return [];
    if (element.getElementsByTagName('*').length < WORTH || !isBox(element)) return [];
    const box = element.getBoundingClientRect();
    const seen = cover ? element.contains(cover) : box.top < innerHeight && box.bottom > 0;
    if (seen || leaks(element, 'Top') || leaks(element, 'Bottom'))
      return partsUnseen(cover, element);
    // What is not drawn loses the focus.
    return element.contains(document.activeElement) ? [] : [[element, box]];
  });
}

/**
 * Takes parts that are unseen out of styles and layout, each with the room that it has: what changes on all
 * of the page is then drawn sooner. Returns how to bring them back, which has to follow once that is
 * drawn.
 */
export function putOff(parts: Parts): () => void {
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
