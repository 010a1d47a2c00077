import { detailsOf, getStarted, withPlan } from '../../content/ui';
import { examplePage } from '../support/landing';
import { expectNoSidewaysScroll, hydrated, risen, settledTop } from '../support/page';
import { expect, visit as test, type Page } from '../support/test';

const PHONE = { width: 390, height: 844 };

const { path, plans, tabs } = examplePage('plans', 'tabs');
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

test('words that are looked for show the panel that holds them, and its tab', async ({ page }) => {
  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await hydrated(page);
    const last = tabs.items.at(-1);
    const words = last?.features.at(-1) ?? '';
    // The scripts are there: an address of the same page loads nothing.
    await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
    await expect(page.getByText(words, { exact: true })).toBeInViewport();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(last?.label ?? '');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    // What is hidden takes no room, and the keyboard passes it by.
    const others = page.locator('[hidden]:has(> [role=tabpanel])');
    await expect(others).toHaveCount(tabs.items.length - 1);
    for (const frame of await others.all()) expect((await frame.boundingBox())?.height).toBe(0);
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  }
});

test('a question stays where it is pressed, though the answer above it goes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(path);
  await hydrated(page);
  await risen(page);
  const questions = page.locator('#faq summary');
  await questions.first().click();
  for (const next of [1, 2, 3]) {
    // As whoever has read an answer to its end has it before them.
    await questions.nth(next).evaluate((it) => scrollBy(0, it.getBoundingClientRect().top - 120));
    const before = await settledTop(questions.nth(next));
    await questions.nth(next).click();
    await expect(page.locator('#faq details[open] > summary')).toHaveText([
      (await questions.nth(next).textContent()) ?? '',
    ]);
    expect(Math.abs((await settledTop(questions.nth(next))) - before)).toBeLessThanOrEqual(1);
  }
});

test('what opens in a tab stays where it was pressed, though the next tabs move away', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await hydrated(page);
  await risen(page);
  const fold = page.locator('.path details').first();
  await fold.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 400, behavior: 'instant' }),
  );
  await expect(page.getByRole('tab').nth(1)).toBeInViewport();
  const before = await settledTop(fold);
  for (const open of [true, false]) {
    await fold.locator('summary').click();
    await expect(fold).toHaveJSProperty('open', open);
    expect(Math.abs((await settledTop(fold)) - before)).toBeLessThanOrEqual(1);
  }
});
