import { home } from '../../content/pages/home';
import { hydrated, loseScripts } from '../support/page';
import { expect, test } from '../support/test';

const pending = '[data-reveal="pending"]';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sections below the screen rise once when they come into view', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const waiting = await page.locator(pending).count();
    expect(waiting).toBeGreaterThan(2);
    const [service] = home.services.items;
    const card = page.locator('#services').getByRole('heading', { name: service?.title ?? '' });
    await card.first().scrollIntoViewIfNeeded();
    await expect(page.locator(`#services ${pending}`)).toHaveCount(0);
    await expect(page.locator('#services > div > div').last()).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator(`#services ${pending}`)).toHaveCount(0);
  });

  test('shows everything when the motion library does not arrive', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await loseScripts(page);
    await page.locator('#industries').scrollIntoViewIfNeeded();
    await expect(page.locator(`#industries ${pending}`)).toHaveCount(0);
  });

  test('prints everything', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#figures dl')).toHaveCSS('opacity', '1');
    await expect(page.locator(pending).first()).toHaveCSS('opacity', '1');
  });
});

test('with reduced motion nothing ever waits', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator(pending)).toHaveCount(0);
});
