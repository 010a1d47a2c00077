import { routes } from '../../content/routes';
import { browserArgs, findBrowser } from '../support/browser';
import { cutOff, expectNoSidewaysScroll, hydrated, openFolds, visibleWords } from '../support/page';
import { expect, visit as test } from '../support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The reader's own font size, twice the usual: what "200% text" is in a browser's settings.
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArgs('defaultFontSize=32'),
  },
});

for (const { path } of routes) {
  test(`${path}: 200% text loses nothing, and reduced motion leaves nothing waiting`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('[data-reveal="pending"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await openFolds(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      expect(await cutOff(page)).toEqual([]);
      expect(await visibleWords(page)).toBeGreaterThan(200);
    }
  });
}
