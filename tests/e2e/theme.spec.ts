import { hydrated, useSavedTheme, watchFaults } from '../support/page';
import { expect, test } from '../support/test';

const BACKGROUND = { dark: 'rgb(7, 20, 27)', light: 'rgb(247, 248, 246)' };

for (const scheme of ['light', 'dark', 'no-preference'] as const) {
  for (const [saved, theme] of [
    [null, 'dark'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['purple', 'dark'],
  ] as const) {
    test(`system ${scheme}, saved ${saved}: ${theme} from the first frame`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ colorScheme: scheme, baseURL });
      const page = await context.newPage();
      const faults = watchFaults(page);
      await page.addInitScript((value) => {
        if (value !== null) localStorage.setItem('theme', value);
        const seen = new Set<string>();
        Reflect.set(window, 'seenBackgrounds', seen);
        const look = () => {
          if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(look);
        };
        look();
      }, saved);
      await page.goto('/');
      await hydrated(page);
      const seen = await page.evaluate(() => [
        ...(Reflect.get(window, 'seenBackgrounds') as Set<string>),
      ]);
      expect(seen).toEqual([BACKGROUND[theme]]);
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

test('the toggle switches, saves, and holds across pages and visits', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND.light);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND.dark);
});

test('denied storage is survived: dark, and the toggle still works', async ({ page }) => {
  const faults = watchFaults(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND.dark);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND.light);
  expect(faults).toEqual([]);
});

test('the toggle works before any of React is there', async ({ page }) => {
  await useSavedTheme(page, 'dark');
  await page.route('**/_next/static/chunks/*.js', () => undefined); // never answered
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND.light);
});
