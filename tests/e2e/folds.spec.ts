import { detailsOf, getStarted, withPlan } from '../../content/ui';
import { industryPaths, servicePaths } from '../specification';
import { examplePage } from '../support/landing';
import { expectNoSidewaysScroll, hydrated, useSavedTheme } from '../support/page';
import { expect, test, type Page } from '../support/test';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };

/** The most that a page may be high on a phone, in pixels. */
const HEIGHTS: Record<string, number> = {
  '/': 6_958,
  '/services/managed-it': 5_426,
  '/services/cybersecurity': 6_463,
  '/services/cloud-services': 9_408,
  '/services/network-infrastructure': 8_975,
  '/services/it-consulting': 8_766,
  '/services/app-web-dev': 9_506,
  '/industries/healthcare': 7_746,
  '/industries/legal': 7_709,
  '/industries/financial': 7_907,
  '/industries/manufacturing': 7_919,
  '/industries/architecture': 7_776,
  '/industries/non-profit': 8_249,
};

test('every specified landing page has a height that it keeps to', () => {
  expect(Object.keys(HEIGHTS).sort()).toEqual(['/', ...servicePaths, ...industryPaths].sort());
});

for (const [path, most] of Object.entries(HEIGHTS)) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${path}: at most ${most} px on a phone, ${theme}`, async ({ page }) => {
      await useSavedTheme(page, theme);
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await hydrated(page);
      const height = await page.evaluate(async () => {
        await document.fonts.ready;
        return document.documentElement.scrollHeight;
      });
      expect(height).toBeLessThanOrEqual(most);
    });
  }
}

/** What folds hold and is not on the page, and the buttons of folds that are. */
const folds = (page: Page) =>
  page.evaluate(() => ({
    hidden: [...document.querySelectorAll('.fold > :not(summary)')]
      // A fold on a tab's panel that is not chosen is not on the page at all.
      .filter((content) => content.closest('.fold')?.parentElement?.checkVisibility())
      .filter((content) => !content.checkVisibility())
      .map((content) => content.textContent),
    buttons: [...document.querySelectorAll('.fold > summary')].filter((button) =>
      button.checkVisibility(),
    ).length,
  }));

for (const path of Object.keys(HEIGHTS)) {
  test(`${path}: folds on a phone only, and not on paper`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const folded = await folds(page);
    expect(folded.hidden.length).toBeGreaterThan(0);
    expect(folded.buttons).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await folds(page)).toEqual({ hidden: [], buttons: 0 });
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(TABLET);
    expect(await folds(page)).toEqual({ hidden: [], buttons: 0 });
  });
}

const { path, plans } = examplePage('plans', 'tabs');
const [folded] = plans.items;
const open = [...plans.items].find(({ highlighted }) => highlighted);
const planOf = (page: Page, name = '') =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const linkOf = (page: Page, name = '') =>
  page.getByRole('link', { name: getStarted + withPlan(name), exact: true });

test('a phone shows every price and one plan whole; the others open and close by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await hydrated(page);
  for (const { name } of plans.items)
    await expect(planOf(page, name).locator('strong').first()).toBeVisible();
  await expect(page.locator('#plans details[open]')).toHaveCount(1);
  await expect(linkOf(page, open?.name)).toBeVisible();
  await expect(linkOf(page, folded?.name)).toBeHidden();

  const button = planOf(page, folded?.name).locator('summary');
  await expect(button).toHaveText(detailsOf(folded?.name ?? ''));
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(linkOf(page, folded?.name)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(linkOf(page, folded?.name)).toBeHidden();
  // The whole row is the button: its price is in its reach.
  await planOf(page, folded?.name).locator('strong').first().click({ force: true });
  await expect(linkOf(page, folded?.name)).toBeVisible();
});

test('in a wide window what stands in a fold is reached and read like the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await linkOf(page, folded?.name).focus();
  await page.keyboard.press('Tab');
  await expect(linkOf(page, plans.items[1]?.name)).toBeFocused();
  for (const feature of folded?.features ?? [])
    await expect(
      planOf(page, folded?.name).getByRole('listitem').filter({ hasText: feature }),
    ).toBeVisible();
});

test('words that are looked for open the fold that holds them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const words = folded?.features.at(-1) ?? '';
  await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByText(words, { exact: true })).toBeInViewport();
});
