import { inThisArticle, linkToPart } from '../../content/ui';
import { articlePath } from '../../lib/articles/facts';
import { outlineOf } from '../../lib/markdown/outline';
import { articleOfParts } from '../support/library';
import { boxOf, hydrated } from '../support/page';
import { answerPhotographs, expect, visit as test, type Page } from '../support/test';

const { id: articleId, blocks } = articleOfParts();
const path = articlePath(articleId);
const parts = outlineOf(blocks);
const contents = (page: Page) => page.getByRole('navigation', { name: inThisArticle });
const marked = (page: Page) => contents(page).locator('[aria-current="location"]');

test('the drawing of the service below an article is seen whole', async ({ page }) => {
  await page.goto(path);
  const picture = page.locator('.card-picture').filter({ hasNot: page.locator('.photo') });
  expect(await boxOf(picture.locator('svg'))).toEqual(await boxOf(picture));
});

test('below 1024 px the contents are folded under the title and lead to every part', async ({
  page,
}) => {
  await page.goto(path);
  const links = contents(page).getByRole('link');
  for (const width of [390, 768, 1023]) {
    const at = `${width} px`;
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(links, at).toHaveCount(0);
    await contents(page).locator('summary').click();
    await expect(links, at).toHaveText(parts.map(({ text }) => text));
    await links.last().click();
    await expect(
      page.getByRole('heading', { name: String(parts.at(-1)?.text) }),
      at,
    ).toBeInViewport();
    await contents(page).locator('summary').click();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('from 1024 px on the contents stand beside the text, and 80 px stay free on its right', async ({
      page,
    }) => {
      await page.goto(path);
      for (const width of [1024, 1440]) {
        const at = `${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await expect(contents(page).getByRole('link'), at).toHaveText(
          parts.map(({ text }) => text),
        );
        await expect(contents(page).locator('summary'), at).toBeHidden();
        const rail = await boxOf(contents(page));
        const text = await boxOf(page.locator('.article-text'));
        expect(rail.x + rail.width, at).toBeLessThan(text.x);
        expect(text.width, at).toBe(680);
        expect(text.x + text.width + 80, at).toBeLessThanOrEqual(width);
        await expect(marked(page), at).toHaveCount(0);
      }
    });
  });
}

test.describe('the current part', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** The part whose heading was the last to reach the place under the bar. */
  const beingRead = (page: Page) =>
    page.locator('.part h2').evaluateAll((headings) => {
      const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 2;
      const above = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      return above.slice(-1).map((heading) => heading.textContent);
    });

  test('is marked wherever the page is scrolled to, jumps included, and no other with it', async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(marked(page)).toHaveCount(0);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const share of [0.2, 0.25, 0.6, 0.1, 1, 0.4, 0]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), end * share);
      await expect(marked(page)).toHaveText(await beingRead(page));
    }
  });

  test('is the one that a link in the list was followed to, in a low window too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(path);
    await hydrated(page);
    for (const { id, text } of parts) {
      await contents(page).getByRole('link', { name: text, exact: true }).click();
      await expect(marked(page)).toHaveText([text]);
      await expect(page).toHaveURL(`${path}#${id}`);
      const bar = await boxOf(page.locator('.site-header'));
      const heading = await boxOf(page.locator(`[id="${id}"]`));
      expect(heading.y).toBeGreaterThan(bar.y + bar.height);
    }
  });

  test('stays marked when the keyboard goes on to its heading’s link', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const { text } of parts) {
      await contents(page).getByRole('link', { name: text, exact: true }).press('Enter');
      await expect(marked(page)).toHaveText([text]);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: linkToPart(text) })).toBeFocused();
      await expect(marked(page)).toHaveText([text]);
      expect(await beingRead(page)).toEqual([text]);
    }
  });
});

test('a heading’s link shows itself to pointer and keyboard, and a finger always has it', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first] = parts;
  const anchor = (on: Page) => on.getByRole('link', { name: linkToPart(String(first?.text)) });
  await page.goto(path);
  await expect(anchor(page)).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: String(first?.text) }).hover();
  await expect(anchor(page)).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(anchor(page)).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await anchor(page).focus();
  await expect(anchor(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#${first?.id}`);

  const phone = await browser.newContext({
    baseURL: String(baseURL),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const touched = await phone.newPage();
  await answerPhotographs(touched);
  await touched.goto(path);
  await expect(anchor(touched)).toHaveCSS('opacity', '1');
  const { width, height } = await boxOf(anchor(touched));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await phone.close();
});
