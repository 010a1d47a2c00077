import { articles } from '../../content/articles';
import { company } from '../../content/company';
import { landingPages } from '../../content/landing-pages';
import { contact } from '../../content/pages/contact';
import { routes } from '../../content/routes';
import { articlePath } from '../../lib/articles/facts';
import type { Theme } from '../../lib/theme';
import type { industryPaths, servicePaths } from '../specification';
import {
  boxOf,
  cutOff,
  expectNoSidewaysScroll,
  goneFrom,
  hydrated,
  inItsTypeface,
  openFolds,
  texts,
} from '../support/page';
import { expect, visit as test, type Locator, type Page } from '../support/test';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

/** Words of the page that are written with a hyphen and stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    const topOf = (text: Text, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getClientRects()[0]?.top;
    };
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/\S*[\p{L}\d]-[\p{L}\d]\S*/gu)) {
        if (word.length > 16) continue; // lib/format/compounds.ts lets it break
        const [first, last] = [topOf(text, index), topOf(text, index + word.length - 1)];
        if (first !== undefined && last !== undefined && last - first > 4) broken.push(word);
      }
    }
    return broken;
  });

/** Words that are kept together and moved out of their box: they lie over what stands before them. */
const indentedWords = (page: Page) =>
  page
    .locator('.kept')
    .evaluateAll((kept) =>
      kept
        .filter((words) => getComputedStyle(words).textIndent !== '0px')
        .map((words) => words.textContent),
    );

/** Characters in a line of running text: some lines of narrow letters have a few more than the 75 of its measure. */
const LONGEST_LINE = 80;

/** Running texts of which a line has more characters than can be read at ease. */
const longLines = (page: Page) =>
  page.evaluate((most) => {
    const range = document.createRange();
    return [...document.querySelectorAll('p, li, dd, figcaption')]
      .filter((text) => text.checkVisibility() && !text.querySelector('p, li, dd, div'))
      .filter((text) => {
        const lines = new Map<number, number>();
        const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text;
          for (const { index, 0: word } of data.matchAll(/\S+\s*/g)) {
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + 1);
            const line = Math.round(range.getBoundingClientRect().bottom / 8);
            lines.set(line, (lines.get(line) ?? 0) + word.length);
          }
        }
        return lines.size > 1 && Math.max(...lines.values()) > most;
      })
      .map((text) => text.textContent);
  }, LONGEST_LINE);

/** Whether what stands side by side begins on one line. */
const areLevel = (parts: Locator) =>
  parts.evaluateAll(
    (all) => new Set(all.map((part) => part.getBoundingClientRect().top)).size === 1,
  );

/** Buttons that are narrower than the others: all but the compact ones fill their line. */
const narrowButtons = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('.button:not(.button-compact)')]
      .filter((button) => button.offsetWidth > 0)
      .filter((button) => button.offsetWidth < window.innerWidth * 0.7)
      .map((button) => button.innerText),
  );

/** The most that a landing page may be high on a phone, in pixels: one for each, or this has a fault of type. */
const HEIGHTS: Record<
  '/' | (typeof servicePaths)[number] | (typeof industryPaths)[number],
  number
> = {
  '/': 6_958,
  '/services/managed-it': 5_426,
  '/services/cybersecurity': 6_463,
  '/services/cloud-services': 9_408,
  '/services/network-infrastructure': 8_975,
  '/services/it-consulting': 8_766,
  '/services/app-web-dev': 9_506,
  '/industries/healthcare': 7_746,
  '/industries/legal': 7_709,
  '/industries/financial': 7_907,
  '/industries/manufacturing': 7_919,
  '/industries/architecture': 7_776,
  '/industries/non-profit': 8_249,
};

/** The height of the whole page in a theme, in pixels. */
async function heightIn(page: Page, theme: Theme): Promise<number> {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle('dark', dark);
    return document.fonts.ready;
  }, theme === 'dark');
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** What folds hold and is not on the page, and the buttons of folds that are. */
const folds = (page: Page) =>
  page.evaluate(() => ({
    hidden: [...document.querySelectorAll('.fold > :not(summary)')]
      // A fold on a tab's panel that is not chosen is not on the page at all.
      .filter((content) => content.closest('.fold')?.parentElement?.checkVisibility())
      .filter((content) => !content.checkVisibility())
      .map((content) => content.textContent),
    buttons: [...document.querySelectorAll('.fold > summary')].filter((button) =>
      button.checkVisibility(),
    ).length,
  }));

/** On an article's page: at no width a word of the title lies on the photograph, or this under the bar. */
async function expectTitleBeside(page: Page, title: string): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const at = `“${title}” at ${width} px`;
    const photo = await boxOf(page.locator('article .photo').first());
    expect(photo.height, at).toBeGreaterThanOrEqual(150);
    const words = await boxOf(page.locator('.article-title'));
    const beside = words.x + words.width <= photo.x + 1;
    const below = words.y >= photo.y + photo.height - 1;
    expect(beside || below, at).toBe(true);
    const bar = await boxOf(page.locator('.site-header'));
    expect(photo.y, at).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  }
}

/** The titles of articles, by page. */
const titles = new Map(articles.map(({ id, title }) => [articlePath(id), title]));

/** The words of the heroes' two buttons, by page. */
const heroButtons = new Map(
  landingPages.map(({ path, hero: { primary, secondary } }) => [
    path,
    secondary && [primary.label, secondary.label],
  ]),
);

for (const { path } of routes) {
  const most = new Map<string, number>(Object.entries(HEIGHTS)).get(path);
  const title = titles.get(path);
  test(`${path} at every width: whole, no word broken at its hyphen${most ? `, at most ${most} px high on a phone` : ''}${title ? ', no word of its title on the photograph' : ''}`, async ({
    page,
  }) => {
    await page.goto(path);
    if (title) {
      await expectTitleBeside(page, title);
      await page.setViewportSize(PHONE);
    }
    await hydrated(page);
    expect.soft(await narrowButtons(page), 'buttons that do not fill their lines').toEqual([]);
    if (most) {
      await inItsTypeface(page);
      for (const theme of ['dark', 'light'] as const)
        expect
          .soft(
            await heightIn(page, theme),
            `${path}, ${theme}: HEIGHTS in tests/e2e/widths.spec.ts`,
          )
          .toBeLessThanOrEqual(most);
      const folded = await folds(page);
      expect(folded.hidden.length).toBeGreaterThan(0);
      expect(folded.buttons).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await folds(page), 'on paper').toEqual({ hidden: [], buttons: 0 });
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 768, height: 1024 });
      expect(await folds(page), 'on a tablet').toEqual({ hidden: [], buttons: 0 });
    }
    await page.setViewportSize({ width: 1280, height: 844 });
    const wide = await texts(page);
    // 400% zoom of a 1280 px window is a window of 320 px.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
    await openFolds(page);
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
    // Columns may wrap and captions may change places, but no words go.
    expect(wide.length).toBeGreaterThan(0);
    expect(goneFrom(await texts(page), wide), 'words that go').toEqual([]);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
      expect.soft(await indentedWords(page), `${width} px`).toEqual([]);
      expect.soft(await longLines(page), `${width} px`).toEqual([]);
    }
    const labels = heroButtons.get(path);
    if (labels) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await inItsTypeface(page);
      const buttons = page.locator('.hero-body .button');
      await expect(buttons).toHaveText(labels);
      expect(await areLevel(buttons), 'the hero’s two buttons stand side by side').toBe(true);
    }
  });
}

test('contact on a phone: number and hours on the first screen, then the form', async ({
  page,
}) => {
  await page.goto('/contact');
  const call = page.locator('main').getByRole('link', { name: company.phone.label });
  await expect(call).toHaveCount(1);
  await expect(call).toHaveAttribute('href', company.phone.href);
  const topOf = async (locator: ReturnType<Page['locator']>) =>
    (await locator.boundingBox())?.y ?? Infinity;
  const hours = page.getByRole('heading', { name: contact.hours.title });
  const tops = [
    await topOf(call),
    await topOf(hours),
    844,
    await topOf(page.locator('#contact-form')),
  ];
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});
