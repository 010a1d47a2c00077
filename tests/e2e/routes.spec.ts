import { routes } from '../../content/routes';
import { axeFaults } from '../support/axe';
import {
  comesToRest,
  hydrated,
  movedByTheme,
  scrollThrough,
  useSavedTheme,
  violations,
  watchFaults,
  watchViolations,
} from '../support/page';
import { expect, test } from '../support/test';

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 375, height: 900 },
] as const;

for (const [place, { path }] of routes.entries()) {
  test(`${path}: quiet, accessible in both themes, within its policy`, async ({ page }) => {
    // Of what pages share every other shows the other half: wide or narrow, light or dark.
    const [first, second] = place % 2 === 0 ? WINDOWS : [WINDOWS[1], WINDOWS[0]];
    const faults = watchFaults(page);
    await watchViolations(page);
    await useSavedTheme(page, 'light');
    await page.setViewportSize(first);
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    expect(await axeFaults(page)).toEqual([]);
    expect(await movedByTheme(page)).toEqual([]);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await comesToRest(page); // colours change by degrees
    await page.setViewportSize(second);
    expect(await axeFaults(page)).toEqual([]);
    // Everything that loads late: pictures, and the rules of the contact form.
    await scrollThrough(page);
    const field = page.locator('main input:visible').first();
    if (await field.isVisible()) await field.focus();
    expect(await movedByTheme(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
