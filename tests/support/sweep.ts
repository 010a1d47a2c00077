import type { Page } from './test';

/** What a visitor can press or type in. */
const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), select, textarea';

/** What stays pressed or chosen in a set of which Tab reaches one: the others are a matter of arrows. */
const SETS = '[role=tab], [type=radio]';

/** A control of the page, by the number that `numberControls` gave it. */
interface Control {
  number: number;
  /** What a report calls it. */
  name: string;
  kind: 'elsewhere' | 'new window' | 'here' | 'press' | 'field';
}

/**
 * As `hydrated` of tests/support/page.ts, but without a locator: with the first one the browser reads a third
 * of a megabyte of Playwright's script for the page, and the sweep has no other.
 */
export const comesAlive = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const root = document.documentElement;
        const look = () => {
          if (root.dataset.scripts !== 'ready') return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(root, { attributeFilter: ['data-scripts'] });
        window.dispatchEvent(new Event('wheel'));
        look();
      }),
  );

/**
 * Numbers every control that is to be seen now (`data-sweep`), in the order of the document, and tells
 * what pressing it is for.
 */
export const numberControls = (page: Page): Promise<Control[]> =>
  page.evaluate((selector) => {
    for (const old of document.querySelectorAll('[data-sweep]')) old.removeAttribute('data-sweep');
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1 &&
        (element.tabIndex >= 0 || element.matches('[role=tab]')),
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
  }, CONTROLS);

/** Brings into the page what the functions below share: `window.sweep`. */
export const prepareSweep = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const find = (number: number) =>
      document.querySelector<HTMLElement>(`[data-sweep="${number}"]`);
    /** Brings a control into the window; false when something else lies over its middle. */
    const uncovered = (element: HTMLElement): boolean => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The bar's from further down: from the top, a link to the top could not lead anywhere.
      if (element.closest('.site-header')) window.scrollTo({ top: 900, behavior: 'instant' });
      // A link that runs over two lines has two boxes, and the middle of both may be beside them.
      const box = [...element.getClientRects()].find(
        ({ width, height }) => width > 1 && height > 1,
      );
      if (!box) return false;
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return Boolean(there && (element.contains(there) || there.contains(element)));
    };
    window.sweep = { find, uncovered };
  });

declare global {
  interface Window {
    sweep: {
      find(number: number): HTMLElement | null;
      uncovered(element: HTMLElement): boolean;
    };
    stops: Array<Stop | null>;
  }
}

/** Clicks links and tells which of them do not begin to lead where they say. Nothing is left. */
export const pressLinks = (page: Page, controls: readonly Control[]): Promise<string[]> =>
  page.evaluate((links) => {
    const { find, uncovered } = window.sweep;
    const held = new AbortController();
    let led: string[] = [];
    // New windows, mail and phone; the rest are navigations of this window.
    window.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
        if (!link || event.defaultPrevented) return;
        if (link.target !== '_blank' && /^http/.test(link.protocol)) return;
        event.preventDefault();
        led.push(link.href);
      },
      held,
    );
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        led.push(event.destination.url);
      },
      held,
    );
    const mute = links.filter(({ number }) => {
      const link = find(number) as HTMLAnchorElement;
      led = ['covered'];
      if (uncovered(link)) {
        led = [];
        link.click();
      }
      return led.length !== 1 || led[0] !== link.href;
    });
    held.abort();
    return mute.map(({ name }) => name);
  }, controls);

/**
 * Clicks what answers on the page itself, one after the other, and tells after which nothing changed in
 * the window within a second: words, states, focus, scroll position, address. Waits for no frame: in a tab
 * that draws none it would wait for ever, and tell nothing.
 */
export const pressOthers = (page: Page, controls: readonly Control[]): Promise<string[]> =>
  page.evaluate(async (others) => {
    const ANSWER_MS = 1_000;
    const { find, uncovered } = window.sweep;
    const inWindow = (target: Node): boolean => {
      let element = target instanceof Element ? target : target.parentElement;
      // What has no box of its own (`display: contents`) shows in that of its parent.
      while (element && getComputedStyle(element).display === 'contents')
        element = element.parentElement;
      if (!element?.isConnected || !element.checkVisibility()) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const changes = ({ target, type, attributeName, oldValue }: MutationRecord): boolean => {
      if (type === 'attributes' && attributeName !== null) {
        if (['data-sweep', 'data-scrolled', 'data-reveal', 'style'].includes(attributeName))
          return false;
        if (oldValue === (target as Element).getAttribute(attributeName)) return false;
      }
      return inWindow(target);
    };
    /** About a frame’s time. */
    const MOMENT_MS = 20;
    const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
    /** Whether it holds now or soon: it has as many looks as a quiet machine takes in a second. */
    const within = async (holds: () => boolean): Promise<boolean> => {
      for (let moments = 0; moments < ANSWER_MS / MOMENT_MS; moments += 1) {
        if (holds()) return true;
        await moment();
      }
      return holds();
    };
    /** Clicks, and waits until something in the window has changed. False when nothing has in time. */
    const answers = (control: HTMLElement): Promise<boolean> =>
      new Promise((resolve) => {
        const before = { y: scrollY, href: location.href, focus: document.activeElement };
        const done = new AbortController();
        const end = (seen: boolean): void => {
          done.abort();
          observer.disconnect();
          resolve(seen);
        };
        const look = (): void => {
          const focus = document.activeElement;
          if (
            Math.abs(scrollY - before.y) > 4 ||
            location.href !== before.href ||
            (focus !== before.focus && focus?.matches(':focus-visible'))
          )
            end(true);
        };
        const observer = new MutationObserver((records) => {
          if (records.some(changes)) end(true);
        });
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
          attributeOldValue: true,
        });
        for (const event of ['scroll', 'focusin']) window.addEventListener(event, look, done);
        navigation.addEventListener('currententrychange', look, done);
        control.click();
        look();
        void within(() => done.signal.aborted).then((answered) => answered || end(false));
      });
    const mute: string[] = [];
    // Tabs last: they hide what else their panel has to press. What is chosen already answers once something
    // else was chosen.
    const turn = ({ number }: Control) => {
      const is = (selector: string) => Number(find(number)?.matches(selector));
      return 2 * is('[role=tab]') + is('[aria-selected=true], [aria-pressed=true]');
    };
    for (const { number, name } of others.toSorted((a, b) => turn(a) - turn(b))) {
      const control = find(number);
      if (control?.matches('.skip-link')) continue; // for keys
      if (!control?.checkVisibility({ visibilityProperty: true })) {
        mute.push(`${name}: gone before its turn`);
        continue;
      }
      // A list or a menu that an earlier press has closed may still be on its way out.
      if (!(await within(() => uncovered(control)))) mute.push(`${name}: covered`);
      else if (!(await answers(control))) mute.push(name);
      // What else the press has led to would pass for the answer to the next.
      await moment();
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      // What the menu had put off of the page is there again.
      await within(() => !document.querySelector('[data-unseen]'));
    }
    return mute;
  }, controls);

/** A place where the focus has been: its control, its box on the page, and what is wrong with it. */
interface Stop {
  number: number;
  /** Edges in CSS pixels from the page's top left; the bar's controls are `fixed`. */
  box: { left: number; top: number; right: number; bottom: number; fixed: boolean };
  fault: string;
  /** Whether Tab reached it; arrows reach the others of a set. */
  tabbed: boolean;
}

/** How many presses are under way at once: the browser draws what they have led to, not every step. */
const PRESSES_AT_ONCE = 12;

/**
 * Notes at each release of a key where the focus is: `window.stops`, with null for what was not numbered (a
 * table that is scrolled by keys, the browser's bar).
 */
const watchStops = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const stops: Array<Stop | null> = [];
    /** Whether something around an element shows nothing beyond its own edges, and the ring lies there. */
    const isRingCut = (element: HTMLElement): boolean => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none') return false;
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 1;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { contain, overflow } = getComputedStyle(around);
        if (!/paint|content|strict/.test(contain) && !/hidden|clip/.test(overflow)) continue;
        const edge = around.getBoundingClientRect();
        if (left - ring < edge.left || right + ring > edge.right) return true;
        if (top - ring < edge.top || bottom + ring > edge.bottom) return true;
      }
      return false;
    };
    const stopNow = (tabbed: boolean): Stop | null => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element.dataset.sweep === undefined) return null;
      const { left, right, height, ...edges } = element.getBoundingClientRect().toJSON() as DOMRect;
      // A block that is still rising is measured where it comes to rest.
      const block = element.closest('[data-reveal]');
      const rise = block ? new DOMMatrix(getComputedStyle(block).transform).m42 : 0;
      const [top, bottom] = [edges.top - rise, edges.bottom - rise];
      const fixed = element.matches('.site-header *, .skip-link');
      const there = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 2);
      const faults = [
        !fixed && there?.closest('.site-header') && 'under the bar',
        // Of a field of many lines the browser shows the one that is written in.
        bottom > innerHeight + 1 &&
          height < innerHeight / 2 &&
          !element.matches('textarea') &&
          'below the window',
        (left < -1 || right > document.documentElement.clientWidth + 1) && 'beside the window',
        // The ring of a slider is its handle's, which no script can read.
        !element.matches('[type=range]') &&
          getComputedStyle(element).outlineStyle === 'none' &&
          'no ring',
        isRingCut(element) && 'ring cut off',
      ];
      return {
        number: Number(element.dataset.sweep),
        box: { left, right, top: top + scrollY, bottom: bottom + scrollY, fixed },
        fault: faults.filter(Boolean).join(', '),
        tabbed,
      };
    };
    addEventListener('keyup', ({ key }) => stops.push(stopNow(key === 'Tab')), true);
    window.stops = stops;
  });

/** Whether the focus has been where it was first a second time. */
const isRound = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const numbers = window.stops.flatMap((stop) => stop?.number ?? []);
    return numbers.indexOf(numbers[0] ?? -1, 1) > 0;
  });

/** Waits until the panels are those of the chosen tabs: a tab that is chosen shows it before its panel comes. */
const panelsFollow = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const follow = () =>
      [...document.querySelectorAll('[role=tab]')].every((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return panel?.checkVisibility() === (tab.getAttribute('aria-selected') === 'true');
      });
    while (!follow()) await new Promise(requestAnimationFrame);
  });

/** Goes by arrow from each control of a set to the next. */
async function pressArrows(page: Page): Promise<void> {
  const sets = `:is(${SETS})[data-sweep]`;
  const count = await page.evaluate((within) => document.querySelectorAll(within).length, sets);
  for (let place = 0; place < count; place += 1) {
    await page.evaluate(
      ([within, at]) => {
        const chosen = document.querySelectorAll<HTMLElement>(within)[at];
        if (!chosen) throw new Error(`of ${within} there is none at ${at} any more`);
        chosen.focus();
      },
      [sets, place] as const,
    );
    await page.keyboard.press('ArrowRight');
  }
}

/** Goes through the page by Tab, and by arrows within its sets, from the beginning to the end. */
export async function focusStops(page: Page, controls: number): Promise<Stop[]> {
  await watchStops(page);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const client = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  // Past the last one lies the browser's own bar, and then the first again. Some stops are no controls: a
  // panel of tabs, a table that is scrolled by keys.
  const most = 2 * controls + PRESSES_AT_ONCE;
  for (let presses = 0; presses < most && !(await isRound(page)); presses += PRESSES_AT_ONCE) {
    const keys = Array.from({ length: PRESSES_AT_ONCE }, () =>
      (['rawKeyDown', 'keyUp'] as const).map((type) =>
        client.send('Input.dispatchKeyEvent', { type, ...tab }),
      ),
    );
    await Promise.all(keys.flat());
  }
  await client.detach();
  await pressArrows(page);
  await panelsFollow(page);
  const all = await page.evaluate(() => window.stops);
  // The first time counts.
  const stops = new Map<number, Stop>();
  for (const stop of all) if (stop && !stops.has(stop.number)) stops.set(stop.number, stop);
  return [...stops.values()];
}

/**
 * Pairs of stops of which the later one stands above the earlier one, and not in a column to its right;
 * or before it in the same row.
 */
export function outOfOrder(stops: readonly Stop[]): Array<[number, number]> {
  const wrong: Array<[number, number]> = [];
  const flow = stops.filter(({ box, tabbed }) => tabbed && !box.fixed);
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
