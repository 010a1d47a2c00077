import { routes } from '../../content/routes';
import { browserArgs, findBrowser } from '../support/browser';
import { cutOff, expectNoSidewaysScroll, hydrated, openFolds, visibleWords } from '../support/page';
import { expect, test } from '../support/test';

// The reader's own font size, twice the usual: what "200% text" is in a browser's settings.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArgs('defaultFontSize=32'),
  },
});

for (const { path } of routes) {
  test(`${path}: 200% text loses nothing`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
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
