import type { Page } from 'puppeteer-core';
import { landingPages } from '../../content/landing-pages';
import { articlePath } from '../../lib/articles/facts';
import { newestArticle } from '../support/library';
import { BETWEEN_PORT, SITE_PORT } from '../support/ports';
import { expect, wholeTest as test } from '../support/test';
import { tellSteps, type Told } from '../support/told-steps';

// One browser for all of them.
test.describe.configure({ mode: 'default' });

const SITE = `http://localhost:${SITE_PORT}`;
const [target = '', other = ''] = landingPages.map(({ path }) => path);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const hasScripts = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scripts === 'ready');

async function touch(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 300);
  await hasScripts(page);
}

/** Follows a link of the footer, and waits for the next page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.$eval(`footer a[href="${path}"]`, (link) => link.click());
  await expect.poll(() => pathOf(page)).toBe(path);
}

test('the page of a link under the resting mouse is there at the click: untouched, at its top, in the theme of now', async ({
  openBare,
}) => {
  test.slow(); // a screen and a whole browser start, and what they show has half a minute each time
  const site = tellSteps(BETWEEN_PORT, SITE_PORT, { to: target });
  const browser = await openBare(`http://localhost:${BETWEEN_PORT}/`);
  const hears = async (name: Told['name'], path: string): Promise<Told> => {
    let told: Told | undefined;
    await expect
      .poll(() => (told = site.heard(name, path)), { timeout: 30_000, message: name })
      .toBeDefined();
    return told as Told;
  };
  try {
    const { link, toggle } = await hears('open', '/');
    if (!link || !toggle) throw new Error('the page has no such link, or no bar');
    browser.move(link);
    expect((await hears('prepared', target)).dark).toBe(true);
    // It was drawn in the old theme.
    browser.move(toggle);
    browser.click();
    expect((await hears('changed', '/')).dark).toBe(false);
    browser.move(link);
    browser.click();
    expect(await hears('shown', target)).toMatchObject({
      ready: true,
      dark: false,
      top: 0,
      scripts: 0,
    });
  } finally {
    site.close();
  }
});

for (const path of ['/', other, '/resources', articlePath(newestArticle().id), '/contact']) {
  test(`${path}: Back shows the page that was left, as it was left`, async ({ tab }) => {
    await tab.goto(SITE + path);
    await touch(tab);
    await tab.evaluate(() => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      Object.assign(window, { left: true });
    });
    await follow(tab, target);
    await expect.poll(() => tab.evaluate(() => 'left' in window).catch(String)).toBe(false);
    await tab.evaluate(() => history.back());
    await expect.poll(() => pathOf(tab)).toBe(path);
    await expect
      .poll(() => tab.evaluate(() => ['left' in window, scrollY]).catch(String))
      .toEqual([true, 300]);
  });
}

/** How many rules ask for a fade, of those that hold: what a page shows may be without one for other reasons. */
const fades = (tab: Page) =>
  tab.evaluate(() => {
    const holding = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => {
        if (!(rule instanceof CSSGroupingRule)) return rule;
        const holds = !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches;
        return holds ? holding(rule.cssRules) : [];
      });
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => holding(cssRules));
    return rules.filter(({ cssText }) => cssText.startsWith('@view-transition')).length;
  });

test('a fade lies between two pages, and none where less motion is asked for', async ({ tab }) => {
  await tab.evaluateOnNewDocument(() =>
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { between: viewTransition ? 'a fade' : 'nothing' }),
    ),
  );
  const step = async (): Promise<unknown> => {
    await tab.goto(SITE, { waitUntil: 'domcontentloaded' });
    await follow(tab, target);
    await tab.waitForFunction(() => 'between' in window);
    return tab.evaluate(() => Reflect.get(window, 'between'));
  };
  // A browser leaves the fade out where the next page is long in coming.
  await expect(async () => expect(await step()).toBe('a fade')).toPass();
  expect(await fades(tab)).toBe(1);
  await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  expect(await step()).toBe('nothing');
  expect(await fades(tab)).toBe(0);
});
