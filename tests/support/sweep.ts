import type { Page } from './test';

/** What a visitor can press or type in. */
const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), select, textarea';

/** A control of the page, by the number that `numberControls` gave it. */
export interface Control {
  number: number;
  /** What a report calls it. */
  name: string;
  kind: 'elsewhere' | 'new window' | 'here' | 'press' | 'field';
}

/**
 * Numbers every control that is to be seen now (`data-sweep`), in the order of the document, and tells
 * what pressing it is for. `focusable` counts in what shows only while it has the focus.
 */
export const numberControls = (page: Page, { focusable = false } = {}): Promise<Control[]> =>
  page.evaluate(
    ([selector, focusable]) => {
      for (const old of document.querySelectorAll('[data-sweep]'))
        old.removeAttribute('data-sweep');
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
          element.getBoundingClientRect().width > 1 &&
          (focusable || !element.matches('.skip-link')) &&
          element.tabIndex >= (element.matches('[role=tab]') ? -1 : 0),
      );
      return seen.map((element, number) => {
        element.dataset.sweep = String(number);
        const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const name = `${element.localName} “${(label.trim() || element.id).slice(0, 60)}”`;
        if (!(element instanceof HTMLAnchorElement)) {
          const press = element.matches('button, summary');
          return { number, name, kind: press ? ('press' as const) : ('field' as const) };
        }
        if (element.target === '_blank' || !/^http/.test(element.protocol))
          return { number, name, kind: 'new window' as const };
        const here = element.pathname === location.pathname && element.search === '';
        return { number, name, kind: here ? ('here' as const) : ('elsewhere' as const) };
      });
    },
    [CONTROLS, focusable] as const,
  );

/** The middle of what is to be seen of a control, after it was brought into the window; null when something else lies there. */
export const pointOf = (page: Page, number: number): Promise<{ x: number; y: number } | null> =>
  page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(`[data-sweep="${wanted}"]`);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // From the bar, from further down: from the top a link to the top could not lead anywhere.
    if (element.closest('header')) window.scrollTo({ top: 900, behavior: 'instant' });
    // A link that runs over two lines has two boxes, and the middle of both may be beside them.
    const box = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!box) return null;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const there = document.elementFromPoint(point.x, point.y);
    return there && (element.contains(there) || there.contains(element)) ? point : null;
  }, number);

/** From now on links only tell where they would lead (`window.led`); nothing is left. */
export const holdLinks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const led: string[] = [];
    Object.assign(window, { led });
    const tell = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented) return;
      if (link.target !== '_blank' && /^http/.test(link.protocol)) return;
      event.preventDefault();
      led.push(link.href);
    };
    window.addEventListener('click', tell);
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { destination } = event as unknown as { destination: { url: string } };
      if (!event.cancelable) return;
      event.preventDefault();
      led.push(destination.url);
    });
  });

/** Where links have led since it was last asked. */
export const linksLed = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { led: string[] }).led.splice(0));

/** Begins to look for changes that a visitor sees in the window; `changed` tells of them. */
export const watchWindow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const inWindow = (target: Node) => {
      let element = target instanceof Element ? target : target.parentElement;
      // What has no box of its own (`display: contents`) shows in that of its parent.
      while (element && getComputedStyle(element).display === 'contents')
        element = element.parentElement;
      if (!element?.isConnected || !element.checkVisibility()) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const state = {
      seen: [] as string[],
      focus: document.activeElement,
      y: scrollY,
      url: location.href,
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, type, attributeName, oldValue } of changes) {
        if (attributeName === 'data-sweep' || attributeName === 'data-scrolled') continue;
        if (
          type === 'attributes' &&
          oldValue === (target as Element).getAttribute(attributeName ?? '')
        )
          continue;
        if (inWindow(target)) state.seen.push(attributeName ?? 'words');
      }
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeOldValue: true,
    });
    Object.assign(window, {
      changed() {
        const focus = document.activeElement;
        if (focus !== state.focus && focus !== document.body && focus?.matches(':focus-visible'))
          state.seen.push('focus');
        if (Math.abs(scrollY - state.y) > 4) state.seen.push('scroll');
        if (location.href !== state.url) state.seen.push('address');
        return state.seen.length > 0;
      },
      unwatch: () => observer.disconnect(),
    });
  });

/** A place where the focus has been: its control, its box on the page, and what is wrong with it. */
export interface Stop {
  number: number;
  /** Edges in CSS pixels from the page's top left; a control of the bar is `fixed`. */
  box: { left: number; top: number; right: number; bottom: number; fixed: boolean };
  fault: string;
}

/** Reads where the focus is. Undefined where it is on nothing that was numbered. */
const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element.dataset.sweep === undefined) return undefined;
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    const fixed = element.matches('header *, .skip-link');
    const there = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 2);
    const ring = (target: Element, part?: string) =>
      getComputedStyle(target, part).outlineStyle !== 'none';
    const faults = [
      !fixed && there?.closest('header') && 'under the bar',
      bottom > innerHeight + 1 && height < innerHeight / 2 && 'below the window',
      (left < -1 || right > document.documentElement.clientWidth + 1) && 'beside the window',
      !element.matches(':focus-visible') && 'no visible focus',
      // The ring of a slider is its handle's, which no script can read.
      !element.matches('[type=range]') && !ring(element) && 'no ring',
    ];
    return {
      number: Number(element.dataset.sweep),
      box: { left, right, top: top + scrollY, bottom: bottom + scrollY, fixed },
      fault: faults.filter(Boolean).join(', '),
    };
  });

/** Goes through the page by Tab, and by arrows within tabs and radios, from its beginning to its end. */
export async function focusStops(page: Page, controls: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let presses = 0; presses < controls + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) {
      if (stops.length > 0) return stops; // past the last one, in the browser's own bar
      continue;
    }
    if (stops.some(({ number }) => number === stop.number)) return stops;
    stops.push(stop);
    // The others of a set are reached by arrows; the last one leads back to the first.
    for (let turn = 0; turn < 12; turn += 1) {
      const inSet = await page.evaluate(() =>
        Boolean(document.activeElement?.matches('[role=tab], [type=radio]')),
      );
      if (!inSet) break;
      await page.keyboard.press('ArrowRight');
      const next = await focused(page);
      if (!next || stops.some(({ number }) => number === next.number)) break;
      stops.push(next);
    }
  }
  return stops;
}

/**
 * Pairs of stops of which the later one stands above the earlier one, and not in a column to its right;
 * or before it in the same row.
 */
export function readingOrder(stops: readonly Stop[]): Array<[number, number]> {
  const wrong: Array<[number, number]> = [];
  const flow = stops.filter(({ box }) => !box.fixed);
  flow.forEach((later, index) => {
    const earlier = flow[index - 1];
    if (!earlier) return;
    const above = later.box.bottom <= earlier.box.top + 1 && later.box.left < earlier.box.right - 1;
    const before =
      later.box.right <= earlier.box.left + 1 &&
      later.box.top < earlier.box.bottom - 1 &&
      later.box.bottom > earlier.box.top + 1;
    if (above || before) wrong.push([earlier.number, later.number]);
  });
  return wrong;
}
