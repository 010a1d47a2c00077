import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { landingPages } from '../../content/landing-pages';
import { wholeBrowser } from '../support/browser';
import { hydrated } from '../support/page';

// No route is answered by the test: a browser whose requests are held prepares no pages.
test.use({ launchOptions: wholeBrowser() });

const [target, other] = landingPages.map(({ path }) => path);
const linkTo = (page: Page, path = '') => page.locator(`main a[href="${path}"]`).first();

/** Rests the pointer on a link until its page is ready. */
async function rest(page: Page, client: CDPSession, path = ''): Promise<void> {
  const ready = new Promise<void>((resolve) =>
    client.on('Preload.prerenderStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    }),
  );
  await client.send('Preload.enable');
  await linkTo(page, path).hover();
  await ready;
}

/** When the page that is shown was shown, in milliseconds since it was begun; 0 when both was one. */
const shownAfter = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as unknown as { activationStart: number }).activationStart;
  });

test('a page that is prepared is there at the click: untouched, at its top, in the theme of now', async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  await page.goto('/');
  await rest(page, client, target);
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await linkTo(page, target).click();
  await expect(page).toHaveURL(target ?? '');
  expect(await shownAfter(page)).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const early = await page.evaluate(
    (shown) => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$/.test(name));
      return scripts.filter(({ startTime }) => startTime < shown).map(({ name }) => name);
    },
    await shownAfter(page),
  );
  expect(early).toEqual([]);
  await hydrated(page);
});

test('for a visitor who saves data nothing is prepared', async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/');
  await linkTo(page, target).hover();
  await linkTo(page, target).click();
  await expect(page).toHaveURL(target ?? '');
  expect(await shownAfter(page)).toBe(0);
});

for (const path of ['/', other ?? '', '/contact']) {
  test(`${path}: Back shows the page that was left, as it was left`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { left: true }));
    await page.locator(`footer a[href="${target}"]`).click();
    await expect(page).toHaveURL(target ?? '');
    expect(await page.evaluate(() => 'left' in window)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(path);
    const refused = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as { notRestoredReasons?: unknown }).notRestoredReasons ?? null;
    });
    expect(refused).toBeNull();
    expect(await page.evaluate(() => 'left' in window)).toBe(true);
  });
}
