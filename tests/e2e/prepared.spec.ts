import { expect, test as base } from '@playwright/test';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { landingPages } from '../../content/landing-pages';
import { articlePath } from '../../lib/articles/facts';
import { newestArticle } from '../support/library';
import { SITE_PORT } from '../support/ports';
import { launchWholeBrowser } from '../support/whole-browser';

interface Once {
  whole: Browser;
}
const test = base.extend<{ tab: Page }, Once>({
  whole: [
    async ({}, use) => {
      const browser = await launchWholeBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ whole }, use) => {
    const context = await whole.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await use(page);
    await context.close();
  },
});

const SITE = `http://localhost:${SITE_PORT}`;
const [target = '', other = ''] = landingPages.map(({ path }) => path);
const linkTo = (path: string, within = 'main') => `${within} a[href="${path}"]`;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const hasScripts = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scripts === 'ready');

async function touch(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 300);
  await hasScripts(page);
}

/** When the page that is shown was shown, in milliseconds since it was begun; 0 when both was one. */
const shownAfter = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as unknown as { activationStart: number }).activationStart;
  });

/** What becomes of the page that a link leads to, while the pointer rests on the link. */
async function rest(page: Page, client: CDPSession, path: string): Promise<string> {
  const outcome = new Promise<string>((resolve) =>
    client.on('Preload.prerenderStatusUpdated', ({ status, prerenderStatus }) => {
      if (status === 'Ready' || status === 'Failure') resolve(prerenderStatus ?? status);
    }),
  );
  await client.send('Preload.enable');
  await page.hover(linkTo(path));
  return outcome;
}

/** Follows the link under the pointer or elsewhere, and waits for the next page. */
async function follow(page: Page, path: string, within?: string): Promise<void> {
  await page.click(linkTo(path, within));
  await expect.poll(() => pathOf(page)).toBe(path);
}

test('a page that is prepared is there at the click: untouched, at its top, in the theme of now', async ({
  tab,
}) => {
  await tab.goto(SITE);
  expect(await rest(tab, await tab.createCDPSession(), target)).toBe('Ready');
  await tab.evaluate(() => localStorage.setItem('theme', 'light'));
  await follow(tab, target);
  const shown = await shownAfter(tab);
  expect(shown).toBeGreaterThan(0);
  expect(
    await tab.evaluate(() => [document.documentElement.classList.contains('dark'), scrollY]),
  ).toEqual([false, 0]);
  const early = await tab.evaluate(
    (before) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < before).length,
    shown,
  );
  expect(early).toBe(0);
  await touch(tab);
});

test('for a visitor who saves data nothing is prepared', async ({ tab }) => {
  const client = await tab.createCDPSession();
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await tab.goto(SITE);
  expect(await rest(tab, client, target)).toMatch(/DataSaver/i);
  await follow(tab, target);
  expect(await shownAfter(tab)).toBe(0);
});

for (const path of ['/', other, '/resources', articlePath(newestArticle().id), '/contact']) {
  test(`${path}: Back shows the page that was left, as it was left`, async ({ tab }) => {
    await tab.goto(SITE + path);
    await touch(tab);
    await tab.evaluate(() => Object.assign(window, { left: true }));
    await follow(tab, target, 'footer');
    expect(await tab.evaluate(() => 'left' in window)).toBe(false);
    const scrolled = await tab.evaluate(() => history.back());
    expect(scrolled).toBeUndefined();
    await expect.poll(() => pathOf(tab)).toBe(path);
    await expect.poll(() => tab.evaluate(() => 'left' in window).catch(String)).toBe(true);
  });
}
