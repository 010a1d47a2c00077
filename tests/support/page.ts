import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { type Theme, THEME_COLORS, TOGGLE_THEME_EVENT } from '../../lib/theme';
import { OUT } from './exports';
import { SCRIPT_LIMITS, waitLonger } from './patience';

/** Makes the browser one that prepares no pages: there React follows the links. */
export const preparesNoPages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));

/** Saves a theme before the page's first script runs. */
export async function useSavedTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((saved) => localStorage.setItem('theme', saved), theme);
}

/**
 * Does what opens a tab at such an address. Returns the tab once it has loaded: closed while its page comes
 * in, Chromium now and then keeps it for good, and who waits for its end waits as long.
 */
export async function openedBy(
  page: Page,
  act: () => Promise<void>,
  address: string | RegExp,
): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await opened.waitForURL(address);
  return opened;
}

/**
 * Waits until React has taken the page over. Not by waitForFunction: it would have the browser read a third
 * of a megabyte of Playwright's script for every page, beside the one that locators need.
 */
export async function becomesReady(page: Page): Promise<void> {
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
}

/**
 * Gives a sign of intent, so that the page's scripts come, and waits until React has taken the page
 * over: a click then reaches its handler directly.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await becomesReady(page);
}

/** Marks the document that the page shows: the two below tell whether it has loaded another since. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.isMarked = true;
  });

/** One that is just being left has no context, and says so. */
const hasMark = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(String);

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await hasMark(page), 'the page has loaded no other document').toBe(true);
}

export async function expectAnotherDocument(page: Page): Promise<void> {
  await expect.poll(() => hasMark(page), 'the page loads another document').toBe(false);
}

/** A page's background in a theme, as browsers name it: `#07141b` → `rgb(7, 20, 27)`. */
export function backgroundOf(theme: Theme): string {
  const parts = THEME_COLORS[theme].match(/[0-9a-f]{2}/g) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}

/** The browser's system colours of these names (`CanvasText`), as computed styles name them. */
export const systemColors = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (asked) =>
      asked.map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = name;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }),
    names,
  );

/** Everything that a visitor's console or network panel would complain about. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => {
    // A navigation that replaces a page cuts off what the old page was still fetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** In the page: how far it can be scrolled sideways, by measure and by trying. */
export function sidewaysScroll(): { wide: number; moved: number } {
  window.scrollBy({ left: 200, behavior: 'instant' });
  return {
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    moved: window.scrollX,
  };
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(sidewaysScroll)).toEqual({ wide: 0, moved: 0 });
}

/**
 * In a page without scripts: the words of main that cannot be seen, of every element that holds words of
 * its own, except what is for screen readers only, what only scripts could use, and closed answers, which
 * open without scripts. What phones fold stands open.
 */
export const hiddenWords = (): Array<string | null> =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter(
      (element) =>
        !element.closest(
          '.sr-only, script, noscript, option, :is(.fold, .replay) > summary, details:not([open], .fold, .replay), [class*="noscript:hidden"], [aria-hidden="true"]',
        ),
    )
    .filter(
      (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => element.textContent);

/** Words of main that are cut off: their box is narrower or lower than they are. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, a, button, label, output, span)',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg'))
      .filter((element) => {
        const style = getComputedStyle(element);
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        return (
          clips &&
          style.clipPath !== 'inset(50%)' && // what is only heard
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.textContent?.slice(0, 60)),
  );

/** Opens what a phone folds. */
export const openFolds = (page: Page) =>
  page.evaluate(() => {
    const folds = '.fold, .article-contents details';
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) fold.open = true;
  });

/** What only a wide window shows of main: the steps below it say the same. */
const OF_WIDE_WINDOWS = '.calendar';

/** The texts of main that are on the page, each as it stands between two tags, but for what wide windows have besides. */
export const texts = (page: Page) =>
  page.locator('main').evaluate((main, besides) => {
    const found: string[] = [];
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { nodeValue, parentElement } = nodes.currentNode;
      const text = nodeValue?.replace(/\s+/g, ' ').trim();
      if (text && parentElement?.checkVisibility({ visibilityProperty: true }))
        if (!parentElement.closest(besides)) found.push(text);
    }
    return found;
  }, OF_WIDE_WINDOWS);

/** Those of some texts that are not among others, or not as often. */
export function goneFrom(others: readonly string[], some: readonly string[]): string[] {
  const left = [...others];
  return some.filter((text) => {
    const place = left.indexOf(text);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Number of characters of main that are on the page. */
export const visibleWords = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' ').length ?? 0);

/** What TypeScript does not know of the browser's word for something that moved. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: Array<{
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }>;
}

declare global {
  interface Window {
    violations: string[];
    isMarked: true;
  }
}

/** Keeps every violation of the page's policy, from its first moment. */
export const watchViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
  });

/** What watchViolations has kept, as `directive: what was blocked`. */
export const violations = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);

/** Waits until the page that React leads to is whole: its top comes first (components/layout/BelowHero.tsx). */
export const hasAll = (page: Page): Promise<void> =>
  page.locator('[data-rest]').first().waitFor({ state: 'detached' });

/** Goes through the page from top to bottom, nearly a window at a time: each part of it is drawn, lazy things load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += 0.8 * innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // What comes into view is known after one frame, and what that changes is drawn in the next.
      await frame();
      await frame();
    }
  });
}

/** Where an element stands in the window, and how large it is. Throws when it is not shown. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no box`);
  return box;
}

/** The estimator of a page. */
export const calculator = (page: Page): Locator => page.locator('#calculator');

/** How far below the window's upper edge an element stands, once what has changed just now is drawn. */
export const settledTop = (locator: Locator): Promise<number> =>
  locator.evaluate(async (element) => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return element.getBoundingClientRect().top;
  });

/** Notes the page's layout shifts from its first moment: none, while they add up to 0.000, or what has moved. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        sum += entry.value;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.cloneNode() : node;
          const html = name instanceof Element ? name.outerHTML : name?.textContent;
          return `${html?.slice(0, 80)}: ${place(previousRect)} -> ${place(currentRect)}`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'shifts', async () => {
      // What has changed just now is laid out for the next frame, and counts with it.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      note(observer.takeRecords());
      // To the three decimals in which they are measured.
      return sum < 0.0005 ? [] : shifts;
    });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifts') as () => Promise<string[]>)());
}

declare global {
  interface Window {
    /** How many parts were put off when the theme was last asked for, and what was elsewhere then. */
    whilePutOff?: { parts: number; moved: string[] };
  }
}

/**
 * Asks for the other theme, for whose change the page puts off what is out of the window (lib/put-off.ts).
 * Returns what was not in its place meanwhile; all of it has come back then.
 */
export async function movedByTheme(page: Page): Promise<string[]> {
  await comesToRest(page);
  await page.evaluate((event) => {
    delete window.whilePutOff;
    const boxes = () =>
      new Map(
        [...document.querySelectorAll(':is(main, body > footer) *')]
          .filter((element) => !element.parentElement?.closest('[data-unseen]'))
          .map((element) => [element, element.getBoundingClientRect()]),
      );
    const before = boxes();
    const note = () => {
      const moved = [...boxes()].filter(([element, now]) => {
        const was = before.get(element);
        return (
          !was ||
          ['x', 'y', 'width', 'height'].some((side) => {
            const [one, other] = [was, now].map((box) => Reflect.get(box, side) as number);
            return Math.abs((one ?? 0) - (other ?? 0)) > 0.1;
          })
        );
      });
      window.whilePutOff = {
        parts: document.querySelectorAll('[data-unseen]').length,
        moved: moved.map(([{ outerHTML }]) => outerHTML.slice(0, 80)),
      };
    };
    document.addEventListener(event, note, { once: true });
  }, TOGGLE_THEME_EVENT);
  await page.locator('[data-theme-toggle]').filter({ visible: true }).click();
  await expect.poll(() => page.evaluate(() => 'whilePutOff' in window)).toBe(true);
  await expect(page.locator('[data-unseen]')).toHaveCount(0);
  const { parts = 0, moved = [] } = (await page.evaluate(() => window.whilePutOff)) ?? {};
  return parts > 0 ? moved : ['nothing was put off'];
}

/**
 * Brings what moves or changes its colour to its end, but for what has none: drawing every frame on the way
 * there takes a tenth of the time of a test.
 */
export const comesToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One may begin as another ends.
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      for (const animation of moving) animation.finish();
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });

/** Draws the page in its typeface, which it does without where that came later than `optional` waits. */
export const inItsTypeface = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let drawn = 0;
    for (const sheet of document.styleSheets)
      for (const rule of [...sheet.cssRules])
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('font-display: optional')) {
          sheet.insertRule(rule.cssText.replace('optional', 'block'), sheet.cssRules.length);
          const family = rule.style.getPropertyValue('font-family');
          drawn += (await document.fonts.load(`1rem ${family}`)).length;
        }
    if (drawn === 0) throw new Error('the page has no typeface that may be late');
  });

/**
 * Goes through the page, once all of it is there, and waits until all that rises has risen: what still moves
 * is no place to measure from.
 */
export async function risen(page: Page): Promise<void> {
  await hasAll(page);
  await scrollThrough(page);
  // What was in the window and left it before the page had heard of the one waits until it comes back.
  const pending = () =>
    page.evaluate(() => {
      const blocks = document.querySelectorAll('[data-reveal=pending]');
      blocks[0]?.scrollIntoView({ behavior: 'instant' });
      return blocks.length;
    });
  await expect.poll(pending).toBe(0);
  await comesToRest(page);
}

/** A gate: what waits for `opened` goes on when `open` is called. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** What a soft step to another page fetches of it. */
export const PAYLOADS = '**/*.txt*';

/** The script files that a page's list names, but for the page's own data. */
export const CHUNKS = '**/_next/static/chunks/*.js';

/**
 * Keeps the page's scripts waiting until the returned function is called, which waits until React has taken
 * the page over. How long that takes, here, says nothing of the page: its own limits wait, too.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { open, opened } = gate();
  await page.addInitScript(waitLonger, SCRIPT_LIMITS);
  await page.evaluate(waitLonger, SCRIPT_LIMITS); // for a page that is there already
  await page.route(CHUNKS, async (route) => {
    await opened;
    await route.continue();
  });
  return () => {
    open();
    return becomesReady(page);
  };
}

declare global {
  interface Window {
    /** How many scripts have come or failed. */
    settled: number;
  }
}

/** Has every page that follows count its scripts that have come or failed. */
export const countScripts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.settled = 0;
    const settle = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) window.settled += 1;
    };
    document.addEventListener('load', settle, true); // does not reach the window
    document.addEventListener('error', settle, true);
  });

/**
 * Waits until so many scripts have come or failed. Each gives those that are still to come time, and a
 * clock must not run ahead before.
 */
export const scriptsSettle = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => window.settled >= wanted && resolve();
        for (const event of ['load', 'error']) document.addEventListener(event, look, true);
        look();
      }),
    count,
  );

/** What the site answers, from its folder: Playwright would first ask a name server for an address of localhost. */
export const answerOf = (route: Route): string =>
  readFileSync(join(OUT, new URL(route.request().url()).pathname), 'utf8');

/** Lets no script arrive from now on. */
export const loseScripts = (page: Page) => page.route(CHUNKS, (route) => route.abort());

/** The pointer's look at a place of the window. */
export const cursorAt = (page: Page, x: number, y: number): Promise<string> =>
  page.evaluate(
    (at) => getComputedStyle(document.elementFromPoint(...at) ?? document.body).cursor,
    [x, y] as const,
  );

/** Addresses of what the page asks for, from now on: everything, or one type of resource. */
export function requestsOf(page: Page, type?: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (type === undefined || request.resourceType() === type) asked.push(request.url());
  });
  return asked;
}

/**
 * Waits until the page has done what it had to do by itself: what it asks for unasked, it has asked for. A
 * clock of the test's makes a mere timer of the first, and leaves the second alone.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await scheduler.postTask(() => undefined, { priority: 'background' });
  });
}

/** Follows a page's requests. The returned function waits until none is under way and the page is idle. */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await idle(page);
    await expect.poll(() => open.size).toBe(0);
    await idle(page);
  };
}
