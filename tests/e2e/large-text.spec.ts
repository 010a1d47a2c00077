import { routes } from '../../content/routes';
import {
  cutOff,
  expectNoSidewaysScroll,
  goneFrom,
  hydrated,
  openFolds,
  texts,
} from '../support/page';
import { expect, visit as test, type Page } from '../support/test';

const USUAL_PX = 16;
const LARGE_PX = 2 * USUAL_PX;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectFontSize = (page: Page, size: number) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${size}px`);

/** Changes the reader's own font size: what "200% text" is in a browser's settings. Breakpoints, too, go by it. */
async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
  await expectFontSize(page, size);
}

// The tab is that of other tests, too.
test.afterEach(({ page }) => setFontSize(page, USUAL_PX));

for (const { path } of routes) {
  test(`${path}: 200% text loses nothing, and reduced motion leaves nothing waiting`, async ({
    page,
  }) => {
    await page.goto(path);
    await setFontSize(page, LARGE_PX);
    await hydrated(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await openFolds(page);
    // In the order in which the fewest steps lead from one to the next: each lays the whole page out anew.
    for (const [width, ...sizes] of [
      [1280, LARGE_PX, USUAL_PX],
      [390, USUAL_PX, LARGE_PX],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const shown = new Map<number, string[]>();
      for (const size of sizes) {
        await setFontSize(page, size);
        shown.set(size, await texts(page));
        if (size === USUAL_PX) continue;
        await expectNoSidewaysScroll(page);
        expect(await cutOff(page)).toEqual([]);
      }
      // Columns may wrap and captions may change places, but no words go.
      const [usual = [], large = []] = [USUAL_PX, LARGE_PX].map((size) => shown.get(size));
      expect(usual.length).toBeGreaterThan(0);
      expect(goneFrom(large, usual), `words that go at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 900 });
    await expectNoSidewaysScroll(page);
    // By now what would rise further down had been told to wait for that.
    await expect(page.locator('[data-reveal="pending"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test('home: text alone at 200%, where no width is another, cuts no word of an industry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  /** Words that stand on two lines. */
  const cut = () =>
    page.locator('.industries h3').evaluateAll((titles) =>
      titles.flatMap((title) => {
        const range = document.createRange();
        const words: string[] = [];
        const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text;
          for (const { index, 0: word } of data.matchAll(/\p{L}+/gu)) {
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            if (range.getClientRects().length > 1) words.push(word);
          }
        }
        return words;
      }),
    );
  const sized = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  const usual = await cut();
  await sized(`${LARGE_PX}px`);
  const large = await cut();
  await sized('');
  expect(usual).toEqual([]);
  expect(large).toEqual([]);
});
