import { navigation } from '../../content/navigation';
import { contact } from '../../content/pages/contact';
import { routes } from '../../content/routes';
import { cybersecurity } from '../../content/services/cybersecurity';
import { mainNavigation, menu as menuName, openMenu } from '../../content/ui';
import { hiddenWords } from '../support/page';
import { expect, visit as test } from '../support/test';
import { WINDOWS } from '../support/view';

test.use({ javaScriptEnabled: false });

for (const { path } of routes) {
  test(`${path} is whole without scripts, in a wide window and on a phone`, async ({ page }) => {
    await page.goto(path);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await expect(page.locator('h1')).toBeVisible();
      expect.soft(await page.evaluate(hiddenWords), `${viewport.width} px`).toEqual([]);
      // No figure would follow one.
      await expect(page.getByRole('slider').filter({ visible: true })).toHaveCount(0);
    }
  });
}

for (const { label, href, children } of navigation) {
  test(`${href}: its menu opens under the pointer and by keyboard`, async ({ page }) => {
    const bar = page.getByRole('navigation', { name: mainNavigation });
    const entry = bar.getByRole('link', { name: label, exact: true });
    await page.mouse.move(0, 0);
    await page.goto('/');
    for (const show of [() => entry.hover(), () => entry.focus()]) {
      for (const child of children) await expect(bar.getByText(child.description)).toBeHidden();
      await show();
      for (const child of children) await expect(bar.getByText(child.description)).toBeVisible();
      await page.mouse.move(0, 0);
    }
    const last = children.at(-1);
    await bar.locator(`.dropdown a[href="${last?.href}"]`).click();
    await expect(page).toHaveURL(last?.href ?? '');
  });
}

test('the bar has its ground over a page that is scrolled', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 600);
  const bar = page.locator('.site-header');
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(bar).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});

test('what stands open has no button that would open it', async ({ page }) => {
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await page.goto(cybersecurity.path);
    await expect(page.locator('#replay ol')).toBeVisible();
    await expect(page.locator('main :is(.fold, .replay) > summary')).not.toHaveCount(0);
    await expect(
      page.locator('main :is(.fold, .replay) > summary').filter({ visible: true }),
    ).toHaveCount(0);
  }
});

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
