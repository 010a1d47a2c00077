import { navigation } from '../../content/navigation';
import { contact } from '../../content/pages/contact';
import { routes } from '../../content/routes';
import { mainNavigation, menu as menuName, openMenu } from '../../content/ui';
import { expect, visit as test, type Page } from '../support/test';
import { WINDOWS } from '../support/view';

test.use({ javaScriptEnabled: false });

/** Words of main that are not to be seen. */
const hiddenWords = (page: Page) =>
  page.locator('main').evaluate((main) =>
    // Every element of main that holds words of its own, except what is for screen readers only, what
    // only scripts could use, and closed answers, which open without scripts. What phones fold stands open.
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter(
        (element) =>
          !element.closest(
            '.sr-only, script, noscript, option, :is(.fold, .replay) > summary, details:not([open], .fold, .replay), [class*="noscript:hidden"], [aria-hidden="true"]',
          ),
      )
      .filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => element.textContent),
  );

for (const { path } of routes) {
  test(`${path} is whole without scripts, in a wide window and on a phone`, async ({ page }) => {
    await page.goto(path);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await expect(page.locator('h1')).toBeVisible();
      expect.soft(await hiddenWords(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

for (const { label, href, children } of navigation) {
  test(`${href}: its menu opens under the pointer and by keyboard`, async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: mainNavigation });
    const entry = bar.getByRole('link', { name: label, exact: true });
    for (const show of [() => entry.hover(), () => entry.focus()]) {
      await page.goto('/');
      await show();
      for (const child of children) await expect(bar.getByText(child.description)).toBeVisible();
    }
    const last = children.at(-1);
    await bar.locator(`.dropdown a[href="${last?.href}"]`).click();
    await expect(page).toHaveURL(last?.href ?? '');
  });
}

test('the menu of small screens opens, leads and closes', async ({ page }) => {
  const [entry] = navigation.filter(({ children }) => children.length > 1);
  const target = entry?.children.at(-1)?.href ?? '';
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: openMenu }).click();
  const menu = page.getByRole('dialog', { name: menuName });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: openMenu }).click();
  await menu.getByText(entry?.label ?? '', { exact: true }).click();
  await menu.locator(`a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
});

test('the contact form says what to do instead, and shows no dead button', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText(contact.form.withoutScripts)).toBeVisible();
  await expect(page.getByRole('button', { name: contact.form.submit })).toBeHidden();
  await expect(page.locator('[data-theme-toggle]').first()).toBeHidden();
});
