import { navigation } from '../../content/navigation';
import { hydrated } from '../support/page';
import { expect, test, type Page } from '../support/test';

const bar = (page: Page) => page.locator('.site-header');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the bar is frosted beyond 20 px and not before', async ({ page }) => {
  await page.goto('/');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(bar(page)).toHaveCSS('background-color', clear);
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expect(bar(page)).not.toHaveCSS('background-color', clear);
});

test('hovering an entry shows its children with their descriptions, one entry at a time', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  for (const { label, children } of navigation) {
    await main(page).getByRole('link', { name: label, exact: true }).hover();
    for (const child of children) {
      await expect(main(page).getByText(child.description)).toBeVisible();
    }
    const shown = await main(page)
      .locator('.dropdown')
      .evaluateAll(
        (all) =>
          all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
      );
    expect(shown).toBe(1);
  }
  await page.keyboard.press('Escape');
  await expect(main(page).getByText(navigation[3]?.children[0]?.description ?? '')).toBeHidden();
});

test('the bar says where a page stands', async ({ page }) => {
  const current = main(page).locator('.nav-entry > a[aria-current]');
  for (const [path, label, state] of [
    ['/services', 'Services', 'page'],
    ['/services/cloud-services', 'Services', 'true'],
    ['/resources/cybersecurity-threats-2024', 'Resources', 'true'],
  ] as const) {
    await page.goto(path);
    await expect(current).toHaveText(label);
    await expect(current).toHaveAttribute('aria-current', state);
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  }
  await page.goto('/contact');
  await expect(current).toHaveCount(0);
});

test('the keyboard opens, walks and closes the dropdowns', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const button = main(page).getByRole('button', { name: 'Services menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('link', { name: /^Managed IT Services/ })).toBeFocused();
  await page.keyboard.press('End');
  await expect(main(page).getByRole('link', { name: /^App & Web/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('link', { name: /^Managed IT Services/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('link', { name: 'Industries', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(main(page).getByRole('link', { name: /^Non-profit/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/industries/non-profit');
  await expect(main(page).getByRole('link', { name: /^Non-profit/ })).toBeHidden();
});

test('nothing is fetched for a link until it is meant', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.txt(\?|$)/.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
  for (const name of ['Privacy', 'Terms', 'Security']) {
    await page.getByRole('link', { name, exact: true }).hover();
  }
  await page.waitForTimeout(300);
  expect(fetched).toEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Legal' });
  await link.hover();
  await expect
    .poll(() => fetched.filter((path) => path.includes('legal')).length)
    .toBeGreaterThan(0);
});

test('every route change scrolls to the top, and Back restores', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Learn More about IT Consulting' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL('/services/it-consulting');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(5);
});

test('the skip link is the first stop and leads past the bar', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the footer’s year is the reader’s, not the build’s', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Lakeward');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the menu keeps focus inside, closes with Escape and after navigation', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    await expect(menu).toBeVisible();
    await expect(bar(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press(press < 10 ? 'Tab' : 'Shift+Tab');
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await menu.getByText('Services', { exact: true }).click();
    await menu.getByRole('link', { name: /^Cybersecurity/ }).click();
    await expect(page).toHaveURL('/services/cybersecurity');
    await expect(menu).toBeHidden();

    await open.click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });

  test('the menu closes when the page it leads to is the page it is on', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Get Started' }).click();
    await expect(menu).toBeHidden();
  });

  test('a screen that grows wide leaves no invisible menu behind', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await main(page).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
  });
});
