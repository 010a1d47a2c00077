import { home } from '../../content/pages/home';
import { boxOf } from '../support/page';
import { expect, visit as test } from '../support/test';

test('at every width the words on the incident stand over its bar, and the tower is whole', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const bar = await boxOf(page.locator('.bar-incident'));
    const words = await boxOf(page.locator('.skyline p'));
    const picture = await boxOf(page.locator('.skyline svg'));
    const lamp = await boxOf(page.locator('.skyline circle'));
    const at = `${width} px`;
    // Its right edge is the line that leads down to the bar.
    expect(Math.abs(words.x + words.width - (bar.x + bar.width / 2)), at).toBeLessThan(2);
    expect(bar.y - (words.y + words.height), at).toBeGreaterThan(0);
    expect(bar.y - (words.y + words.height), at).toBeLessThan(12);
    expect(lamp.y, at).toBeGreaterThanOrEqual(picture.y);
  }
});

test('services unfold on a phone, and are open on a desktop', async ({ page }) => {
  const [service] = home.services.items;
  const feature = page.getByText(service?.features[0] ?? '', { exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(feature).toBeHidden();
  const row = page.locator('.services > li').first();
  const folded = (await row.boundingBox())?.height ?? 0;
  expect(folded).toBeLessThan(100);
  await row.locator('summary').click();
  await expect(feature).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(feature).toBeVisible();
});
