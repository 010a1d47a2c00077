import { expect, test } from '../support/test';
import { routes } from '../../content/routes';
import { axeFaults } from '../support/axe';
import {
  hydrated,
  scrollThrough,
  useSavedTheme,
  violations,
  watchFaults,
  watchViolations,
} from '../support/page';

for (const { path } of routes) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${path} in ${theme}: quiet, accessible, within its policy`, async ({ page }) => {
      const faults = watchFaults(page);
      await watchViolations(page);
      await useSavedTheme(page, theme);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('html')).toHaveClass(
        theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/,
      );
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page)).toEqual([]);
      }
      // Everything that loads late: pictures, and the rules of the contact form.
      await scrollThrough(page);
      for (const field of await page.locator('main input:visible').all()) {
        await field.focus();
        break;
      }
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}
