import { routes } from '../../content/routes';
import { axeFaults, IN_TEXT } from '../support/axe';
import {
  comesToRest,
  hydrated,
  movedByTheme,
  requestsOf,
  risen,
  useSavedTheme,
  violations,
  watchFaults,
  watchViolations,
} from '../support/page';
import { expect, visit as test } from '../support/test';

/** What the theme changes of a page is its colours. */
const OF_COLOURS = ['color-contrast', IN_TEXT];

/** The page as it is in a theme. */
const HTML = { light: 'html:not(.dark)', dark: 'html.dark' };

/** Each theme is the one that half of the pages are loaded in. */
for (const [index, { path }] of routes.entries()) {
  const themes = ['light', 'dark'] as const;
  const [loaded, other] = index % 2 === 0 ? themes : themes.toReversed();
  test(`${path}: quiet, accessible in both themes, within its policy, by one style sheet`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    const sheets = requestsOf(page, 'stylesheet');
    await watchViolations(page);
    await useSavedTheme(page, loaded);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator(HTML[loaded])).toBeAttached();
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
    expect(await movedByTheme(page)).toEqual([]);
    await expect(page.locator(HTML[other])).toBeAttached();
    await comesToRest(page); // colours change by degrees
    expect(await axeFaults(page, OF_COLOURS)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await axeFaults(page, OF_COLOURS)).toEqual([]);
    // Everything that loads late: pictures, and the rules of the contact form.
    await risen(page);
    const field = page.locator('main input:visible').first();
    if (await field.isVisible()) await field.focus();
    expect(await movedByTheme(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // React takes the page’s own for its own, and asks for no other.
    expect(sheets).toHaveLength(1);
    expect(faults).toEqual([]);
  });
}
