import { routes } from '../../content/routes';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

for (const { path } of routes) {
  test(`${path} is whole without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    // Every element of main that holds words of its own, except what is for screen readers only, what
    // only scripts could use, and closed answers, which open without scripts.
    const hidden = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('*')]
        .filter((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .filter(
          (element) =>
            !element.closest(
              '.sr-only, script, noscript, option, details:not([open]), [class*="noscript:hidden"], [aria-hidden="true"]',
            ),
        )
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent),
    );
    expect(hidden).toEqual([]);
  });
}

test('the bar reaches every page by keyboard and pointer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
  await page.getByRole('link', { name: /^Cloud Services Azure/ }).click();
  await expect(page).toHaveURL(/\/services\/cloud-services$/);
  await page.getByRole('link', { name: 'Industries', exact: true }).first().focus();
  await expect(page.getByRole('link', { name: /^Legal Privilege/ })).toBeVisible();
});

test('the menu of small screens opens, leads and closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByText('Industries', { exact: true }).click();
  await menu.getByRole('link', { name: /^Manufacturing/ }).click();
  await expect(page).toHaveURL(/\/industries\/manufacturing$/);
});

test('the contact form says what to do instead, and shows no dead button', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('The form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  await expect(page.locator('[data-theme-toggle]')).toBeHidden();
});
