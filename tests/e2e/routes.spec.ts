import { expect, test } from '../support/test';
import { routes } from '../../content/routes';
import { axeFaults } from '../support/axe';
import { expectNoSidewaysScroll, hydrated, useSavedTheme, watchFaults } from '../support/page';

for (const { path } of routes) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${path} in ${theme}: quiet, accessible, no wider than the screen`, async ({ page }) => {
      const faults = watchFaults(page);
      await useSavedTheme(page, theme);
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await hydrated(page);
        expect(await axeFaults(page)).toEqual([]);
      }
      await expect(page.locator('html')).toHaveClass(
        theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/,
      );
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(faults).toEqual([]);
    });
  }
}
