import {
  test as playwright,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import type { Browser as WholeBrowser, Page as WholePage } from 'puppeteer-core';
import { photoHost } from '../../lib/env';
import { openBareBrowser } from './bare-browser';
import { keepPicture } from './keep-picture';
import { liftLimits } from './patience';
import { gradientPng } from './png';
import { launchWholeBrowser } from './whole-browser';

/** What stands in for every photograph. */
export const photograph = gradientPng(64, 40);

/** Whether a photograph is asked for, of the stock host or one of our own: for routes. */
export const isPhotograph = ({ href, pathname }: URL): boolean =>
  href.startsWith(photoHost) || pathname.startsWith('/photographs/');

/**
 * On a machine that cannot reach the photo host a real image answers in its place, until what is returned is
 * detached. Not by a route of Playwright's: with one, every request of the page would come by here, and
 * nothing from the browser's cache.
 */
export async function answerPhotographs(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  client.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/png' }],
      body: photograph.toString('base64'),
    });
    answer.catch(() => undefined); // who asked has gone
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: `${photoHost}/*` }] });
  return client;
}

/** What a worker keeps from one test to the next; each is started for the first that asks for it. */
interface Kept {
  /** Tabs of Playwright's browser, by what their windows are like. */
  tabs: Map<string, Page>;
  /** The whole browser. */
  whole: WholeBrowser;
}

/**
 * Beneath every test, also those that ask for neither: Playwright ends a worker before a test of another set
 * of such fixtures.
 */
const base = playwright.extend<object, Kept>({
  tabs: [
    async ({}, use) => {
      const tabs = new Map<string, Page>();
      await use(tabs);
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: 'worker' },
  ],
  whole: [
    async ({}, use) => {
      const browser = await launchWholeBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Playwright's test, with a new browser profile for every test. One that answers for the photo host itself
 * detaches `photoStandIn` first.
 */
export const test = base.extend<{ photoStandIn: CDPSession }>({
  photoStandIn: [
    async ({ page }, use) => {
      await use(await answerPhotographs(page));
    },
    { auto: true },
  ],
});

/** Notes the scripts that a test gives its page's documents to begin with: what it returns takes them back. */
function rememberInitScripts(page: Page): () => Promise<void> {
  const add = page.addInitScript;
  const given: Array<ReturnType<Page['addInitScript']>> = [];
  page.addInitScript = (...script: Parameters<typeof add>) => {
    const adding = add.apply(page, script);
    given.push(adding);
    return adding;
  };
  return async () => {
    page.addInitScript = add;
    for (const script of await Promise.all(given)) await script.dispose();
  };
}

/** Makes a page that a test has used as good as new, but for what it has learned of our files. */
async function tidy(page: Page, { reducedMotion = null }: BrowserContextOptions): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'requestfailed', 'requestfinished'])
    page.removeAllListeners(event);
  page.removeAllListeners('response');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // What still leads somewhere would take the page away from what follows.
  await page.waitForLoadState();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    // From its own address, an address with an anchor would lead within the page instead of loading it.
    History.prototype.replaceState.call(history, null, '', '/left');
    // Over a field, what the browser says of it is drawn anew as long as it shows: a third of a core.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
  await page.mouse.move(0, 0);
}

/**
 * For tests that only visit pages: one tab a worker for all that want the same window. Its process has our
 * scripts compiled, and need not be started. What stays with a tab for good (the clock, permissions) needs
 * the other test, and so does what is about the time that a page gives its scripts or the next page.
 */
export const visit = base.extend({
  // Playwright wants to read here which of them there are.
  page: async (
    {
      browser,
      tabs,
      baseURL,
      locale,
      timezoneId,
      viewport,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      contextOptions,
    },
    run,
  ) => {
    const options = {
      ...contextOptions,
      ...(baseURL !== undefined && { baseURL }),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
      ...{ viewport, javaScriptEnabled, hasTouch, isMobile },
    };
    const key = JSON.stringify(options);
    let page = tabs.get(key);
    if (!page) {
      const context = await browser.newContext(options);
      page = await context.newPage();
      await answerPhotographs(page);
      await liftLimits(page);
      tabs.set(key, page);
    } else if (viewport) await page.setViewportSize(viewport);
    const forgetInitScripts = rememberInitScripts(page);
    await run(page);
    await forgetInitScripts();
    await tidy(page, contextOptions);
  },
});

/** As Playwright calls the pictures of its own browser, which tests/run.ts looks for. */
const PICTURE = 'test-failed-1';

/**
 * For what Playwright's own browser does not do: a page of the whole one, driven by puppeteer, or one into
 * which nothing looks.
 */
export const wholeTest = base.extend<{ tab: WholePage; openBare: typeof openBareBrowser }>({
  tab: async ({ whole }, run, info) => {
    const context = await whole.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await run(page);
    await keepPicture(info, PICTURE, () => page.screenshot());
    await context.close();
  },
  openBare: async ({}, run, info) => {
    let browser: Awaited<ReturnType<typeof openBareBrowser>> | undefined;
    await run(async (url) => (browser = await openBareBrowser(url)));
    try {
      if (browser) await keepPicture(info, PICTURE, browser.picture);
    } finally {
      await browser?.close();
    }
  },
});

export { expect, type Locator, type Page, type Route } from '@playwright/test';
