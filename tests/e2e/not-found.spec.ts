import { comingSoonPaths } from '../../content/routes';
import { backToResources, getStarted } from '../../content/ui';
import { article, shell } from '../specification';
import { axeFaults } from '../support/axe';
import { hydrated, watchRest } from '../support/page';
import { expect, visit as test } from '../support/test';

// The first lies under an entry of the bar, the other is not what it seems. What other addresses are
// answered with: tests/export/hosting.test.ts, tests/export/attack.test.ts.
for (const path of ['/services/nope', '/%3Cscript%3Ealert(1)%3C/script%3E']) {
  test(`${path} answers 404 and says so`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.pageNotFound);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.pageNotFound);
    await expect(page).toHaveTitle(new RegExp(`^${shell.pageNotFound} \\|`));
    await page.locator('main').getByRole('link', { name: getStarted }).click();
    await expect(page).toHaveURL('/contact');
  });
}

test('an unknown article is called one', async ({ page }) => {
  const atRest = watchRest(page);
  const response = await page.goto('/resources/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.unknown);
  await hydrated(page);
  // Next draws its metadata once more: what the tab says then is what stays.
  await atRest();
  expect(await page.title()).toMatch(new RegExp(`^${article.unknown} \\|`));
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: backToResources }).click();
  await expect(page).toHaveURL('/resources');
});

test('a bad percent code is answered, not executed', async ({ baseURL }) => {
  const { status } = await fetch(`${baseURL}/%E0%A4%A`);
  expect(status).toBe(400);
});

for (const { path, name } of comingSoonPaths) {
  test(`the footer’s link to ${path}, which is not written, leads to Page Not Found`, async ({
    page,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.pageNotFound);
    await expect(page).toHaveURL(path);
  });
}
