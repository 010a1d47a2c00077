import { landingPages } from '../../content/landing-pages';
import { articlePath } from '../../lib/articles/facts';
import { newestArticle } from '../support/library';
import {
  expectSameDocument,
  hasAll,
  hydrated,
  inItsTypeface,
  markDocument,
  preparesNoPages,
  requestsOf,
} from '../support/page';
import { liftLimits } from '../support/patience';
import { answerPhotographs, expect, test, type Page } from '../support/test';

const [landing] = landingPages.map(({ path }) => path);
const article = articlePath(newestArticle().id);

/** One page of each kind. */
const kinds = ['/', landing ?? '', '/resources', article, '/contact', '/about'];

/** Follows a link of the page to this path without loading a document. */
async function goSoftly(page: Page, path: string) {
  await markDocument(page);
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(path);
  await expectSameDocument(page);
}

/** How everything of the page's main area is computed, an entry an element. */
const looks = (page: Page) =>
  page.locator('main').evaluate(async (main) => {
    const encoder = new TextEncoder();
    const entries = [...main.querySelectorAll('*')].map(async (element) => {
      const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const text = encoder.encode(styles.map(({ cssText }) => cssText).join('\n'));
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
      // The names that lucide gives are in no exported page (lib/build/steps/lean-markup.ts).
      const names = element.getAttribute('class')?.replace(/\blucide\S* /g, '');
      return `${element.tagName} ${names} ${digest.slice(0, 8).join('.')}`;
    });
    return Promise.all(entries);
  });

test('a page looks the same however one came to it', async ({ page, context }) => {
  test.slow();
  const way = [...kinds, landing ?? '', '/', '/resources', '/contact', landing ?? ''].slice(1);
  const direct = await context.newPage();
  await answerPhotographs(direct);
  for (const one of [page, direct]) {
    await one.emulateMedia({ reducedMotion: 'reduce' });
    await liftLimits(one);
  }
  await preparesNoPages(page);
  await page.goto('/');
  await hydrated(page);
  const known = new Map<string, string[]>();
  async function looksDirect(path: string): Promise<string[]> {
    await direct.goto(path);
    await hydrated(direct);
    await inItsTypeface(direct);
    return looks(direct);
  }
  for (const path of way) {
    await goSoftly(page, path);
    await hasAll(page);
    await inItsTypeface(page); // its sheet may be another
    const wanted = known.get(path) ?? (await looksDirect(path));
    known.set(path, wanted);
    expect(await looks(page), path).toEqual(wanted);
  }
});

test('another kind of page waits for what it needs besides, which is fetched once', async ({
  page,
}) => {
  await liftLimits(page);
  await preparesNoPages(page);
  await page.goto('/resources');
  await hydrated(page);
  const sheets = requestsOf(page, 'stylesheet');
  let held = true;
  await page.route('**/*.css', async (route) => {
    const headline = await page.locator('h1').textContent();
    held &&= headline === before;
    await route.continue();
  });
  const before = await page.locator('h1').textContent();
  await goSoftly(page, landing ?? '');
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
  expect(held).toBe(true);
  await goSoftly(page, '/resources');
  await expect(page.locator('h1')).toHaveText(before ?? '');
  await goSoftly(page, landing ?? '');
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
  expect(sheets).toHaveLength(1);
});
