import { expect, type Page } from '@playwright/test';
import type { Theme } from '../../lib/theme';

/** Saves a theme before the page's first script runs. */
export async function useSavedTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((saved) => localStorage.setItem('theme', saved), theme);
}

/** Waits until React has taken the page over. */
export async function becomesReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'ready');
}

/**
 * Gives a sign of intent, so that the page's scripts come, and waits until React has taken the page
 * over: a click then reaches its handler directly.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await becomesReady(page);
}

/** Everything that a visitor's console or network panel would complain about. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => {
    // A navigation that replaces a page cuts off what the old page was still fetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Fails when the page can be scrolled sideways, by measure and by trying. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, moved } = await page.evaluate(() => {
    window.scrollBy({ left: 200, behavior: 'instant' });
    return {
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      moved: window.scrollX,
    };
  });
  expect({ wide, moved }).toEqual({ wide: 0, moved: 0 });
}

/** Words of main that are cut off: their box is narrower or lower than they are. */
export const cutOff = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [
      ...main.querySelectorAll<HTMLElement>(
        'h1, h2, h3, h4, p, li, dt, dd, td, th, a, button, label, output, span',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg'))
      .filter((element) => {
        const style = getComputedStyle(element);
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        return (
          clips &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.textContent?.slice(0, 60)),
  );

/** Number of characters of main that are on the page. */
export const visibleWords = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' ').length ?? 0);

declare global {
  interface Window {
    violations: string[];
  }
}

/** Keeps every violation of the page's policy, from its first moment. */
export const watchViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
  });

/** What watchViolations has kept, as `directive: what was blocked`. */
export const violations = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);

/** Goes through the page from top to bottom, as a reader does: lazy things load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}
