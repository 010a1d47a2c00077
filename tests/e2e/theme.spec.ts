import { toDarkTheme, toLightTheme, getStarted } from '../../content/ui';
import { THEME_COLORS } from '../../lib/theme';
import { theme as fixed } from '../specification';
import { pageWithEverything } from '../support/landing';
import { backgroundOf, holdScripts, hydrated, useSavedTheme, watchFaults } from '../support/page';
import { expect, test as aloneTest, visit as test } from '../support/test';
import { inTranslation, translated } from '../support/translation';

for (const scheme of ['light', 'dark', 'no-preference'] as const) {
  for (const [saved, theme] of [
    [null, fixed.default],
    ['light', 'light'],
    ['dark', 'dark'],
    ['purple', fixed.default],
  ] as const) {
    test(`system ${scheme}, saved ${saved}: ${theme} from the first frame`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const faults = watchFaults(page);
      await page.addInitScript(
        ([key, value]) => {
          if (key && value) localStorage.setItem(key, value);
          const seen = new Set<string>();
          Reflect.set(window, 'seenBackgrounds', seen);
          const look = () => {
            if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
            requestAnimationFrame(look);
          };
          look();
        },
        [fixed.storageKey, saved] as const,
      );
      await page.goto('/');
      await hydrated(page);
      const seen = () =>
        page.evaluate(() => [...(Reflect.get(window, 'seenBackgrounds') as Set<string>)]);
      await expect.poll(seen).not.toEqual([]);
      expect(await seen()).toEqual([backgroundOf(theme)]);
      expect(faults).toEqual([]);
    });
  }
}

test('a page that React draws anew, for the browser has translated it, keeps theme, bar and year', async ({
  page,
}) => {
  await useSavedTheme(page, 'light');
  await translated(page);
  await page.goto('/');
  await expect(page.locator('h1')).toContainText(inTranslation('').slice(0, 1));
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    THEME_COLORS.light,
  );
  await expect(page.locator('[data-year]')).toHaveText(/\d{4}/);
});

test('the toggle switches, saves, and holds across pages and visits', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // Scroll bars and what the browser draws of a field follow this.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: toLightTheme }).click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  const saved = (key: string) => localStorage.getItem(key);
  expect(await page.evaluate(saved, fixed.storageKey)).toBe('light');
  await page.getByRole('link', { name: getStarted }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', backgroundOf('light'));
  await page.getByRole('button', { name: toDarkTheme }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', backgroundOf('dark'));
});

aloneTest(
  'denied storage is survived: dark, the toggle still works, and nothing breaks',
  async ({ page }) => {
    const faults = watchFaults(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(pageWithEverything().path);
    await hydrated(page);
    await expect(page.locator('body')).toHaveCSS('background-color', backgroundOf('dark'));
    await page.getByRole('button', { name: toLightTheme }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', backgroundOf('light'));
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(faults).toEqual([]);
  },
);

test('the toggle works before any of React is there', async ({ page }) => {
  await useSavedTheme(page, 'dark');
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: toLightTheme }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', backgroundOf('light'));
});

test('a key that is held changes the theme once: the page does not flash', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const changes: string[] = [];
    Reflect.set(window, 'changes', changes);
    const { classList } = document.documentElement;
    const now = () => (classList.contains('dark') ? 'dark' : 'light');
    new MutationObserver(() => changes.at(-1) !== now() && changes.push(now())).observe(
      document.documentElement,
      { attributeFilter: ['class'] },
    );
  });
  await page.getByRole('button', { name: toLightTheme }).focus();
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const changes = () => page.evaluate(() => Reflect.get(window, 'changes') as string[]);
  await expect.poll(changes).toEqual(['light']);
  // Pressed again it is meant again, and comes after whatever was asked for before.
  await page.keyboard.press('Enter');
  await expect.poll(changes).toEqual(['light', 'dark']);
});
