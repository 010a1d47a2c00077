import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingPages } from '../../content/landing-pages';
import { articlePath } from '../../lib/articles/facts';
import { ARRIVAL_LIMIT_MS } from '../../lib/page-script/loading';
import { ENDPOINT_OUT } from '../support/exports';
import { startFaultySite, type FaultySite } from '../support/faulty-site';
import { newestArticle } from '../support/library';
import { watchShifts } from '../support/page';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';
import { WINDOWS } from '../support/view';

let site: FaultySite;
test.beforeAll(async () => {
  site = await startFaultySite();
});
test.afterAll(() => site.close());

/** So much of main's HTML is its first window, and more. */
const FIRST_WINDOW = 9_000;

/** Where so much of a part of a page's HTML can be cut in two: before elements that begin in it. */
function placesToPart(path: string, part: 'header' | 'main', most = Infinity): number[] {
  const html = readFileSync(join(ENDPOINT_OUT, `${path}.html`), 'utf8');
  const start = html.indexOf(`<${part}`);
  const first = html.slice(start, Math.min(start + most, html.indexOf(`</${part}`)));
  const elements = /<(?:h[12]|p|a|b|button|ul|li|dl|div|dialog|section)\b/g;
  return [...first.matchAll(elements)].map(({ index }) => start + index);
}

/** Waits until more elements of main are there than before, and drawn. Returns how many. */
const drawsMore = (page: Page, before: number): Promise<number> =>
  page.evaluate(async (known) => {
    const frame = () => new Promise(requestAnimationFrame);
    const count = () => document.querySelectorAll('main *').length;
    do await frame();
    while (count() <= known);
    await frame();
    return count();
  }, before);

/** One page of each kind of beginning. */
const kinds = [
  '/index',
  landingPages.find(({ hero }) => hero.badges)?.path ?? '',
  landingPages.find(({ hero }) => !hero.badges)?.path ?? '',
  '/about',
  '/resources',
  articlePath(newestArticle().id),
  '/contact',
  '/404',
];

aloneTest('what has come of a page that was cut in its first words is shown', async ({ page }) => {
  const path = articlePath(newestArticle().id);
  const html = readFileSync(join(ENDPOINT_OUT, `${path}.html`), 'utf8');
  await page.clock.install();
  site.cut((html.indexOf('</h1>') + 5) / html.length);
  await page.goto(site.origin + path);
  site.cut(1);
  await expect(page.locator('h1')).toBeHidden();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page.clock.fastForward(ARRIVAL_LIMIT_MS);
  await expect(page.locator('h1')).toBeVisible();
});

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });
    for (const path of kinds) {
      test(`${path}: nothing moves while its first window comes in pieces`, async ({ page }) => {
        const shifts = await watchShifts(page);
        const places = placesToPart(path, 'main', FIRST_WINDOW);
        expect(places.length).toBeGreaterThan(4);
        site.part(places);
        await page.goto(site.origin + path, { waitUntil: 'commit' });
        let there = -1;
        for (let sent = 1; sent < places.length; sent += 1) {
          site.more();
          there = await drawsMore(page, there);
        }
        site.more();
        await page.waitForLoadState();
        expect(await shifts()).toEqual([]);
        await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
      });
    }

    test('nothing moves while the header comes in pieces', async ({ page }) => {
      // A page from which the style sheet is known: it no longer keeps the next from being drawn.
      await page.goto(site.origin);
      const shifts = await watchShifts(page);
      const places = placesToPart('/about', 'header');
      expect(places.length).toBeGreaterThan(20);
      site.part(places);
      await page.goto(`${site.origin}/about`, { waitUntil: 'commit' });
      let there = -1;
      for (let sent = 1; sent < places.length; sent += 1) {
        site.more();
        const elements = () => page.locator('header *').count();
        await expect.poll(elements, { intervals: [10] }).toBeGreaterThan(there);
        there = await elements();
      }
      site.more();
      await page.waitForLoadState();
      expect(await shifts()).toEqual([]);
      await expect(page.locator('header')).toBeVisible();
    });
  });
}
