import { brotliCompressSync } from 'node:zlib';
import { articles } from '../../content/articles';
import { navigation } from '../../content/navigation';
import { contact } from '../../content/pages/contact';
import { cybersecurity } from '../../content/services/cybersecurity';
import { closeMenu, entryMenu, menu as menuName, openMenu } from '../../content/ui';
import { articlePath } from '../../lib/articles/facts';
import { scriptsOf } from '../../lib/build/export';
import { IDLE_LOAD_MS, SCRIPT_LIST_ID, SLOW_PAGE_MS } from '../../lib/page-script/loading';
import { contact as fixed } from '../specification';
import { expectKept, faultSummary, fillContact } from '../support/contact';
import { firstSlider, headlineOf, pageWithEverything, pagesWith } from '../support/landing';
import { newestArticle } from '../support/library';
import {
  becomesReady,
  countScripts,
  gate,
  holdScripts,
  hydrated,
  requestsOf,
  risen,
  scriptsSettle,
  settledTop,
  watchFaults,
} from '../support/page';
import { expect, isPhotograph, photograph, test, type Page } from '../support/test';

const everything = pageWithEverything();
const newest = newestArticle();

/**
 * Stops the time of the pages that come: it passes only as the test lets it. Not `install` and then `pauseAt`:
 * what passes between them would count as the pages' own.
 */
const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(3_600_000);

/**
 * When what the browser has noted of a type began, in real milliseconds, once there is any. By an observer: the
 * entries of a page whose time stands still are hidden.
 */
const startsOf = (page: Page, type: string, ending = ''): Promise<number[]> =>
  page.evaluate(
    ([wanted, end]) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries().filter(({ name }) => name.endsWith(end));
          if (entries.length > 0) resolve(entries.map(({ startTime }) => startTime));
        }).observe({ type: wanted, buffered: true });
      }),
    [type, ending] as const,
  );

/** Opens a page whose time stands still. */
async function openAtRest(page: Page, path: string) {
  await stopTime(page);
  return page.goto(path);
}

test('a page that nobody touches runs 2 KB of script in its first three seconds', async ({
  page,
}) => {
  const asked = requestsOf(page, 'script');
  const response = await openAtRest(page, everything.path);
  await page.clock.runFor(3_000);
  expect(asked).toEqual([]);
  const inline = scriptsOf((await response?.text()) ?? '').filter(({ executable }) => executable);
  expect(inline).toHaveLength(1);
  expect(brotliCompressSync(inline.map(({ text }) => text).join('')).length).toBeLessThan(2_048);
});

test('a page that was slow to come lays its scripts ready once it has painted, and starts them later', async ({
  page,
  photoStandIn,
}) => {
  const [style, host] = [gate(), gate()];
  await page.route('**/*.css', async (route) => {
    await style.opened;
    await route.fallback();
  });
  await photoStandIn.detach();
  await page.route(isPhotograph, async (route) => {
    await host.opened;
    await route.fulfill({ body: photograph, contentType: 'image/png' });
  });
  const asked = requestsOf(page, 'script');
  const faults = watchFaults(page);
  await countScripts(page);
  await stopTime(page);
  await page.goto(articlePath(newest.id), { waitUntil: 'commit' });
  await page.clock.runFor(SLOW_PAGE_MS + 1);
  style.open();
  await page.waitForLoadState('domcontentloaded');
  await page.clock.runFor(2 * IDLE_LOAD_MS);
  expect(asked).toEqual([]);
  host.open();
  await page.waitForLoadState('load');
  // It has painted, and asked for none.
  const painted = await startsOf(page, 'largest-contentful-paint');
  expect(asked).toEqual([]);
  await page.clock.runFor(IDLE_LOAD_MS / 2);

  const listed = await page.evaluate(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? '[]') as string[],
    SCRIPT_LIST_ID,
  );
  const paths = () => asked.map((url) => new URL(url).pathname);
  await expect.poll(paths).toEqual(listed.slice(0, -1));
  await scriptsSettle(page, listed.length - 1);
  // They are here, and nothing of React runs: it would have begun by naming its version.
  expect(await page.evaluate(() => 'next' in window)).toBe(false);
  await page.clock.resume();
  await becomesReady(page);
  // Each came once: React found its own among them.
  expect(paths()).toEqual(listed);
  const first = Math.min(...(await startsOf(page, 'resource', '.js')));
  expect(Math.max(...painted)).toBeGreaterThan(0);
  expect(first).toBeLessThan(Infinity);
  expect(first).toBeGreaterThan(Math.max(...painted));
  expect(faults).toEqual([]);
});

test('a visitor who saves data gets them at the first touch only', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked = requestsOf(page, 'script');
  await openAtRest(page, '/');
  await page.clock.runFor(IDLE_LOAD_MS * 10);
  expect(asked).toEqual([]);
  await page.clock.resume();
  await page.mouse.move(200, 200, { steps: 2 });
  await becomesReady(page);
});

const signs: Array<[string, (page: Page) => Promise<void>]> = [
  ['a moving pointer', (page) => page.mouse.move(300, 300, { steps: 2 })],
  ['a wheel', (page) => page.mouse.wheel(0, 200)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['a focus', (page) => page.locator('main').focus()],
  ['a scroll', (page) => page.evaluate(() => window.scrollTo(0, 400))],
];
for (const [name, give] of signs) {
  test(`${name} fetches the scripts`, async ({ page }) => {
    // Time stands still: nothing but the sign can fetch them.
    await openAtRest(page, '/');
    const asked = requestsOf(page, 'script');
    await give(page);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    await page.clock.resume();
    await becomesReady(page);
  });
}

test('a page that appears under a resting pointer is not touched', async ({ page }) => {
  await page.mouse.move(0, 0);
  await openAtRest(page, '/');
  const scripts = page.locator('script[src]');
  await page.mouse.move(0, 0); // what a browser reports by itself
  await expect(scripts).toHaveCount(0);
  await page.mouse.move(1, 0);
  await expect(scripts).not.toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a touch fetches the scripts', async ({ page }) => {
    await openAtRest(page, '/');
    const asked = requestsOf(page, 'script');
    // Beside the bar's logo, where nothing takes the focus, which is a sign of its own.
    const bar = await page.locator('.site-header').boundingBox();
    await page.touchscreen.tap(195, (bar?.y ?? 0) + (bar?.height ?? 0) / 2);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    await page.clock.resume();
    await becomesReady(page);
  });
});

/**
 * Used in the first frame that shows the control, by the page's own hand: no test runner is as quick,
 * and no visitor.
 */
interface EarlyUse {
  control: string;
  path: string;
  /** As wide as a phone; else as a desktop. */
  narrow?: true;
  /** Its scripts come at that speed too. */
  slowly?: true;
  /** Finds the control. */
  selector: string;
  /** Runs in the page. */
  use: (control: HTMLInputElement) => void;
  /** Holds once the scripts are there. */
  holds: (page: Page) => Promise<void>;
}

const click = (control: HTMLElement) => control.click();
const [slider, { max }] = firstSlider(everything.estimator);

const early: EarlyUse[] = [
  {
    control: 'a tab',
    path: everything.path,
    selector: '[role=tab]:nth-child(2)',
    use: click,
    holds: async (page) => {
      const tab = page.getByRole('tab').nth(1);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(await tab.innerText());
    },
  },
  {
    control: 'two tabs and an arrow key',
    path: pagesWith('tabs').at(-1)?.path ?? '',
    slowly: true,
    selector: '[role=tab]:nth-child(3)',
    use: (control) => {
      const before = control.previousElementSibling as HTMLElement;
      control.click();
      before.click();
      before.focus();
      before.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    },
    holds: async (page) => {
      await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab').nth(2)).toBeFocused();
    },
  },
  {
    control: 'a choice of billing',
    path: everything.path,
    selector: 'fieldset label:has(input[type=radio]:not(:checked))',
    use: click,
    holds: (page) =>
      expect(page.locator('[data-billing]')).toHaveAttribute('data-billing', 'second'),
  },
  {
    control: 'a slider',
    path: everything.path,
    selector: `#calculator input[name=${slider}]`,
    use: (control) => {
      control.value = control.max;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    holds: (page) =>
      expect(page.locator('#calculator strong').first()).toHaveText(
        headlineOf(everything.estimator, { [slider]: max }),
      ),
  },
  {
    control: 'a question',
    path: everything.path,
    selector: '#faq summary',
    use: click,
    holds: (page) => expect(page.locator('details[name=faq]').first()).toHaveAttribute('open'),
  },
  {
    control: 'a toggle, once',
    path: '/',
    selector: '[aria-controls=menu-services]',
    use: click,
    holds: (page) =>
      expect(page.locator('[aria-controls=menu-services]')).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  {
    control: 'a toggle, twice',
    path: '/',
    selector: '[aria-controls=menu-services]',
    use: (control) => {
      control.click();
      control.click();
    },
    holds: (page) =>
      expect(page.locator('[aria-controls=menu-services]')).toHaveAttribute(
        'aria-expanded',
        'false',
      ),
  },
  {
    control: 'the link to the replay',
    path: cybersecurity.path,
    selector: '.hero-body a[href="#replay"]',
    use: click,
    holds: (page) => expect(page.locator('.replay')).toHaveAttribute('open'),
  },
  {
    control: 'a category of the library',
    path: '/resources',
    selector: 'fieldset li:nth-child(2) button',
    use: click,
    holds: (page) =>
      expect(page.locator('fieldset li button').nth(1)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    control: 'the order of the library',
    path: '/resources',
    // Its options come after it: at such a speed not always in the same frame.
    selector: '#library-sort:has(option[value=oldest])',
    use: (control) => {
      control.value = 'oldest';
    },
    holds: async (page) => {
      await expect(page.locator('#library-sort')).toHaveValue('oldest');
      await expect(page.locator('main article time').first()).toHaveText(
        articles.at(-1)?.date ?? '',
      );
    },
  },
  {
    control: 'the search',
    path: '/resources',
    selector: '#library-search',
    use: (control) => {
      control.value = 'no such words anywhere';
    },
    holds: async (page) => {
      await expect(page.locator('#library-search')).toHaveValue('no such words anywhere');
      await expect(page.locator('main article')).toHaveCount(0);
    },
  },
  {
    control: 'Copy link',
    path: articlePath(newest.id),
    selector: '[aria-labelledby=share-title] button',
    use: click,
    holds: (page) =>
      expect(page.locator('[aria-labelledby=share-title] [role=status]')).not.toBeEmpty(),
  },
  {
    control: 'the theme',
    path: '/',
    selector: '[data-theme-toggle]',
    use: click,
    holds: (page) => expect(page.locator('html')).not.toHaveClass(/dark/),
  },
  {
    control: 'the menu',
    path: '/',
    narrow: true,
    selector: '[commandfor=mobile-menu]',
    use: click,
    holds: (page) => expect(page.locator('dialog')).toHaveAttribute('open'),
  },
  {
    control: 'an empty form',
    path: '/contact',
    selector: '#contact-form button[type=submit]',
    use: (control) => {
      if (control.form) control.form.noValidate = true;
      control.click();
    },
    holds: (page) =>
      expect(faultSummary(page)).toContainText(
        `${Object.keys(fixed.messages).length} ${contact.form.invalid.other}`,
      ),
  },
];

for (const { control, path, narrow, slowly, selector, use, holds } of early) {
  test(`slow 3G, 4x CPU, at the first paint: ${control}`, async ({ page }) => {
    test.slow();
    if (narrow) await page.setViewportSize({ width: 390, height: 844 });
    const faults = watchFaults(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const connect = (latency: number, throughput: number) =>
      client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    await connect(400, 50_000);
    await page.addInitScript(`
      // Frames are drawn once the style sheet is there: the first one with the control is its first paint.
      (function look() {
        const control = document.querySelector(${JSON.stringify(selector)});
        if (!control) {
          requestAnimationFrame(look);
          return;
        }
        (${use.toString()})(control);
        window.dispatchEvent(new Event('pointerdown'));
        window.used = document.documentElement.dataset.scripts ?? 'before any script';
      })();
    `);
    await page.goto(path, { waitUntil: 'commit' });
    // Not before: a slow processor is one that is kept busy, also while nothing has come yet.
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // Not by waitForFunction: at a quarter of the speed the browser would read a third of a megabyte for it.
    const used = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () =>
            void ('used' in window ? resolve(window.used) : requestAnimationFrame(look));
          look();
        }),
    );
    expect(used).toBe('before any script');
    // The question is answered, and slow scripts keep one waiting.
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (!slowly) await connect(0, -1);
    await becomesReady(page);
    await holds(page);
    expect(faults).toEqual([]);
  });
}

test('a tab that was touched before any script moves nobody who has gone on since', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto(everything.path, { waitUntil: 'commit' });
  const tab = page.getByRole('tab').last();
  await tab.click();
  const looked = page.locator(`#calculator input[name="${slider}"]`);
  await looked.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await risen(page);
  const before = await settledTop(looked);
  await release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(Math.abs((await settledTop(looked)) - before)).toBeLessThanOrEqual(1);
});

test('an arrow key before any script is meant for where it was pressed, though Tab has led on', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(everything.path);
  const tab = page.getByRole('tab').first();
  await tab.press('ArrowRight');
  await tab.press('Tab');
  const [first, second] = navigation.filter(({ children }) => children.length > 0);
  const menuOf = (entry = first) =>
    page.getByRole('button', { name: entryMenu(entry?.label ?? '') });
  await menuOf().press('ArrowDown');
  await menuOf().press('Tab');
  await release();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(menuOf()).toHaveAttribute('aria-expanded', 'true');
  await expect(menuOf(second)).toHaveAttribute('aria-expanded', 'false');
  const entry = page.locator('.nav-entry').filter({ has: menuOf() });
  await expect(entry.locator('.dropdown a').first()).toBeFocused();
});

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements a change styles anew, in the page as it stands. */
async function styledBy(page: Page, change: () => void): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(change);
  const trace: TraceEvent[] = JSON.parse(String(await browser?.stopTracing())).traceEvents;
  return trace
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

// The whole page otherwise, while its visitor waits for what they have touched: up to a thousand elements.
for (const path of ['/', everything.path, '/resources', articlePath(newest.id), '/contact'])
  test(`${path}: that the scripts are ready styles next to nothing anew`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAtRest(page, path);
    const styled = await styledBy(page, () => {
      document.documentElement.dataset.scripts = 'ready';
      document.body.getBoundingClientRect();
    });
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(100);
  });

test('words typed before any script stay while it arrives', async ({ page }) => {
  await page.goto('/contact');
  await fillContact(page);
  await becomesReady(page);
  await expectKept(page);
});

test('Back, from a page that was loaded, finds the place where a page was read, and it works', async ({
  page,
}) => {
  await page.goto(everything.path);
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await becomesReady(page);
  await page.goto('/contact');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  await hydrated(page);
  await page.locator('[data-theme-toggle]').first().click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('browsers that do not know invoker buttons open the menu all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    // The browser here knows them: a listener keeps it from acting on them itself.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: openMenu }).click();
  const menu = page.getByRole('dialog', { name: menuName });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: closeMenu }).click();
  await expect(menu).toBeHidden();
});
