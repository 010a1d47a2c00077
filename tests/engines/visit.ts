import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { startFaultySite, TOLD, type FaultySite } from '../support/faulty-site';
import type { Engine, Key, Point } from './engine';
import { watched } from './watched';

export const WIDE = { width: 1360, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
type Size = typeof WIDE | typeof PHONE;

/** Often: most things are so at once or very soon, and to ask costs a few milliseconds. */
const intervals = [10, 20, 40];

/** How long a question to the page is waited for before it is asked again. */
const ANSWER_LIMIT_MS = 3_000;

/** In the page: where the one element is that can be seen, once it is in view and two frames draw it there. */
async function placeOf(selector: string): Promise<Point | string> {
  const seen = [...document.querySelectorAll(selector)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const [element] = seen;
  if (!element || seen.length > 1) return `${seen.length} elements`;
  const { top, bottom } = element.getBoundingClientRect();
  // The bar is always in view, and a page that scrolls would close its menu.
  const fixed = element.closest('.site-header, dialog')?.matches('.site-header');
  if (!fixed && (top < 80 || bottom > innerHeight))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  function middle(): Point {
    // Of words over several lines, the first.
    const [box = new DOMRect()] = element?.getClientRects() ?? [];
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  const first = middle();
  // Without scripts nothing moves by itself, and no frame can be waited for.
  const frames = matchMedia('(scripting: none)').matches ? 0 : 2;
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  const { x, y } = middle();
  return x === first.x && y === first.y ? first : 'moving';
}

/** In the page: whether the mouse is over an element, or else over what. */
function underMouse(selector: string): string {
  if (document.querySelector(`:is(${selector}):hover`)) return 'under the mouse';
  const over = document.querySelector(':hover:not(:has(:hover))');
  return `the mouse is over ${over?.outerHTML.slice(0, 80)}`;
}

/** A visitor: one window of one engine, on a site of its own, and what selectors find in the page. */
export class Visit {
  private constructor(
    readonly engine: Engine,
    readonly site: FaultySite,
    /** What went wrong in pages and requests since the journey began. */
    private readonly faults: string[],
  ) {}

  /** What belongs to the journey, and is no fault. */
  private expected: RegExp | undefined;

  private size: Size | undefined;

  static async start(start: () => Promise<Engine>): Promise<Visit> {
    const faults: string[] = [];
    const site = await startFaultySite({
      page: (html) => watched(html, TOLD),
      heard: (fault) => faults.push(fault),
    });
    try {
      return new Visit(await start(), site, faults);
    } catch (error) {
      site.close();
      throw error;
    }
  }

  /** Begins a journey: the site is whole, and nobody knows of the one before. */
  async begin(): Promise<void> {
    this.site.release();
    await this.engine.evaluate(() => location.protocol === 'http:' && localStorage.clear());
    this.faults.length = 0;
    this.expected = undefined;
  }

  /** Faults like these belong to the journey, and have to be heard in it. */
  expectFaults(expected: RegExp): void {
    this.expected = expected;
  }

  /** What went wrong and was not expected, and what was expected and did not: then nobody listens. */
  surprises(): string[] {
    const { expected, faults } = this;
    if (!expected) return faults;
    const surprising = faults.filter((fault) => !expected.test(fault));
    return faults.length > surprising.length ? surprising : [...surprising, `never: ${expected}`];
  }

  async end(): Promise<void> {
    this.site.close();
    await this.engine.close();
  }

  /** Opens a page in a window of this size. */
  async open(path: string, size: Size = WIDE): Promise<void> {
    await this.resize(size);
    await this.engine.open(this.site.origin + path);
  }

  /** Waits until the page has got its new size: what a page does then, it would do in the midst of a journey. */
  async resize(size: Size): Promise<void> {
    if (size === this.size) return;
    const { width, height } = size;
    await this.engine.resize(width, height);
    await this.is(() => [innerWidth, innerHeight], [width, height]);
    this.size = size;
  }

  /** Opens a page, gives a sign of intent with the mouse, and waits until React has taken the page over. */
  async openReady(path: string, size?: Size): Promise<void> {
    await this.open(path, size);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.engine.move({ x: 2, y: 200 });
    await this.engine.move({ x: 3, y: 300 });
    await this.is(() => document.documentElement.dataset.scripts, 'ready');
  }

  /** Waits until what a function finds in the page equals this. */
  async is<Given extends unknown[], Found>(
    find: (...given: Given) => Found,
    value: unknown,
    ...given: Given
  ): Promise<void> {
    await expect
      .poll(
        // A page that is on its way out has no answer, or WebKit waits for one that never comes.
        () =>
          Promise.race([
            this.engine.evaluate(find, ...given).catch((error: unknown) => String(error)),
            setTimeout(ANSWER_LIMIT_MS, 'no answer', { ref: false }),
          ]),
        { intervals, message: String(find) },
      )
      .toEqual(value);
  }

  /** Waits until the visitor is at this path. */
  at = (path: string): Promise<void> => this.is(() => location.pathname, path);

  /** Waits until the elements that can be seen are as many. */
  async sees(selector: string, count = 1): Promise<void> {
    await this.is(
      (within) =>
        [...document.querySelectorAll(within)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ).length,
      count,
      selector,
    );
  }

  /** Waits until the words of the elements that can be seen are these. */
  async reads(selector: string, words: string | readonly string[]): Promise<void> {
    await this.is(
      (within) =>
        [...document.querySelectorAll(within)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.textContent?.replace(/\s+/g, ' ').trim()),
      [words].flat(),
      selector,
    );
  }

  /** Waits until an element has the focus. */
  async hasFocus(selector: string): Promise<void> {
    await this.is((wanted) => document.activeElement?.matches(wanted), true, selector);
  }

  /** Goes back, as the browser's button does. */
  back = (): Promise<void> => this.engine.evaluate(() => history.back());

  focus = (selector: string): Promise<void> =>
    this.engine.evaluate(
      (wanted) => document.querySelector<HTMLElement>(wanted)?.focus(),
      selector,
    );

  /**
   * Brings the mouse over the one element that can be seen, and the element into view. Whether it is there
   * the browser says itself: it may have drawn less than the page has scrolled. Returns the place.
   */
  async hover(selector: string): Promise<Point> {
    let place: Point = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const found = await this.engine.evaluate(placeOf, selector);
          if (typeof found === 'string') return found;
          place = found;
          await this.engine.move(place);
          return this.engine.evaluate(underMouse, selector);
        },
        { intervals, message: selector },
      )
      .toBe('under the mouse');
    return place;
  }

  click = async (selector: string): Promise<void> => this.engine.click(await this.hover(selector));

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.engine.press(key);
  }

  /** Writes into a field, by its keys, in place of what was there. */
  async write(selector: string, words: string): Promise<void> {
    await this.click(selector);
    await this.engine.evaluate(
      (wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(),
      selector,
    );
    await this.engine.type(words);
    await this.is(
      (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value,
      words,
      selector,
    );
  }

  /** Chooses an option of a list: its window belongs to the system, where no driver reaches. */
  choose = (selector: string, words: string): Promise<void> =>
    this.engine.evaluate(
      (wanted, label) => {
        const list = document.querySelector<HTMLSelectElement>(wanted);
        const option = [...(list?.options ?? [])].find(({ text }) => text === label);
        if (!list || !option) throw new Error(`${wanted} has no ${label}`);
        option.selected = true;
        for (const name of ['input', 'change'])
          list.dispatchEvent(new Event(name, { bubbles: true }));
      },
      selector,
      words,
    );
}
