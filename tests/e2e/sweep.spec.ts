import { routes } from '../../content/routes';
import { CHUNKS, hydrated, openFolds } from '../support/page';
import {
  focusStops,
  holdLinks,
  linksLed,
  numberControls,
  pointOf,
  readingOrder,
  watchWindow,
} from '../support/sweep';
import { expect, test } from '../support/test';
import { WINDOWS } from '../support/view';

/** What a press has to change in the window, after this long at the latest. */
const ANSWER_MS = 1_000;

/**
 * Presses every control of a page once, by pointer; goes to every one of them by keyboard. Links are
 * pressed before any script is there, where each is a navigation that can be held at its beginning:
 * that soft navigation arrives is for tests of a few (shell.spec.ts).
 */
for (const { path } of [...routes, { path: '/nothing-here' }]) {
  for (const viewport of WINDOWS) {
    test.describe(`${path} at ${viewport.width} x ${viewport.height}`, () => {
      test.use({ viewport });

      test('every link leads where it says', async ({ page }) => {
        await page.route(CHUNKS, () => undefined); // no script, as long as the test lasts
        await page.goto(path);
        await openFolds(page);
        await holdLinks(page);
        const mute: string[] = [];
        for (const { number, name, kind } of await numberControls(page)) {
          if (kind !== 'elsewhere' && kind !== 'new window') continue;
          const href = await page
            .locator(`[data-sweep="${number}"]`)
            .evaluate((link) => (link as HTMLAnchorElement).href);
          const point = await pointOf(page, number);
          if (point) await page.mouse.click(point.x, point.y);
          const led = await linksLed(page);
          if (led.length !== 1 || led[0] !== href)
            mute.push(`${name}: ${point ? led.join() : 'covered'}`);
        }
        expect(mute).toEqual([]);
      });

      test('every button, fold and link to this page answers in the window', async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        const mute: string[] = [];
        for (const { number, name, kind } of await numberControls(page)) {
          if (kind !== 'press' && kind !== 'here') continue;
          const point = await pointOf(page, number);
          if (!point) {
            // What an earlier press has folded away or put aside is not there to be pressed.
            if (await page.locator(`[data-sweep="${number}"]`).isVisible())
              mute.push(`${name}: covered`);
            continue;
          }
          // A link to this page's top, from its top, could not lead further.
          await watchWindow(page);
          await page.mouse.click(point.x, point.y);
          const answered = await page
            .waitForFunction(
              () => (window as unknown as { changed(): boolean }).changed(),
              undefined,
              { timeout: ANSWER_MS, polling: 'raf' },
            )
            .catch(() => null);
          if (!answered) mute.push(name);
          await page.evaluate('window.unwatch()');
          if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
        }
        expect(mute).toEqual([]);
      });

      test('the keyboard reaches every control, in the order in which they are seen', async ({
        page,
      }) => {
        await page.goto(path);
        await hydrated(page);
        const controls = await numberControls(page, { focusable: true });
        const stops = await focusStops(page, controls.length);
        expect(
          stops
            .filter(({ fault }) => fault)
            .map(({ number, fault }) => `${controls[number]?.name}: ${fault}`),
        ).toEqual([]);
        const reached = new Set(stops.map(({ number }) => number));
        expect(
          controls.filter(({ number }) => !reached.has(number)).map(({ name }) => name),
        ).toEqual([]);
        expect(
          readingOrder(stops).map((pair) =>
            pair.map((number) => controls[number]?.name).join(' before '),
          ),
        ).toEqual([]);
      });
    });
  }
}
