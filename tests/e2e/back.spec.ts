import { landingPages } from '../../content/landing-pages';
import { browserArgs, findBrowser } from '../support/browser';
import { hydrated } from '../support/page';
import { expect, test } from '../support/test';

// Playwright turns the browser's cache of left pages off.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArgs(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const [landing] = landingPages.map(({ path }) => path);

for (const path of ['/', landing ?? '', '/contact']) {
  test(`${path}: Back shows the page that was left, as it was left`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(window, { left: true });
      window.scrollTo(0, 500);
    });
    await page.locator('footer a[href="/industries/legal"]').click();
    await expect(page).toHaveURL('/industries/legal');
    expect(await page.evaluate(() => 'left' in window)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(path);
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as { notRestoredReasons?: unknown }).notRestoredReasons ?? null;
    });
    expect(JSON.stringify(reasons)).toBe('null');
    expect(await page.evaluate(() => 'left' in window)).toBe(true);
  });
}
