import { MOTION_LIMIT_MS } from '../../components/motion/Reveal';
import { articles } from '../../content/articles';
import { articlePath } from '../../lib/articles/facts';
import { CHUNKS, comesToRest, hydrated, loseScripts } from '../support/page';
import { waitLonger } from '../support/patience';
import { expect, test as aloneTest, visit as test } from '../support/test';

const pending = '[data-reveal="pending"]';

test('a section below the screen rises when it comes into view, once', async ({ page }) => {
  await page.addInitScript(waitLonger, [MOTION_LIMIT_MS]); // the library may take longer on a busy machine
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => page.locator(pending).count()).toBeGreaterThan(2);
  // Itself: once it has risen, no such place is left to look for it.
  const block = await page
    .locator(`#services ${pending}`)
    .last()
    .evaluateHandle((found: HTMLElement) => found);
  const told = await block.evaluateHandle((watched) => {
    const changes: string[] = [];
    new MutationObserver(() => {
      const moves = watched.getAnimations().length > 0 ? 'moves' : 'stands still';
      changes.push(`${watched.dataset.reveal}, ${moves}`);
    }).observe(watched, { attributeFilter: ['data-reveal'] });
    return changes;
  });
  /** Scrolls to the block or to the top, and waits until what that brings into view is known. */
  const scroll = (toBlock: boolean) =>
    block.evaluate(async (watched, goes) => {
      if (goes) watched.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: 0, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    }, toBlock);
  await scroll(true);
  await expect.poll(() => told.jsonValue()).toEqual(['shown, moves']);
  await comesToRest(page);
  expect(await block.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1');
  for (const toBlock of [false, true]) await scroll(toBlock);
  expect(await told.jsonValue()).toEqual(['shown, moves']);
});

aloneTest('shows everything when the motion library does not arrive', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator(`#industries ${pending}`)).not.toHaveCount(0);
  await loseScripts(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/chunks/'));
  await page.locator('#industries').scrollIntoViewIfNeeded();
  await lost;
  await expect(page.locator(`#industries ${pending}`)).toHaveCount(0);
});

aloneTest(
  'shows everything when the motion library hangs, and what takes the focus meanwhile',
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route(CHUNKS, () => undefined);
    await expect(page.locator(`#industries ${pending}`)).not.toHaveCount(0);
    const asked = page.waitForRequest(CHUNKS);
    const link = page.locator(`${pending} a`).first();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(page.locator(`${pending}:focus-within`)).toHaveCSS('opacity', '1');
    await page.locator('#industries').scrollIntoViewIfNeeded();
    await asked;
    await expect(page.locator(`#industries ${pending}`)).toHaveCount(0);
  },
);

test('prints everything that waits to rise', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const opacities = () =>
    page
      .locator(`${pending}, #figures dl`)
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  const faded = async () => (await opacities()).filter((opacity) => opacity === '0').length;
  await expect.poll(faded).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  const printed = await opacities();
  expect(printed).toEqual(printed.map(() => '1'));
});

/** What moves, what of it does, and how that is once it has come to rest. */
const MOVES = [
  ['[data-reveal]', 'opacity', '1'],
  ['[data-reveal]', 'transform', 'none'],
  ['[data-grow]', 'transform', 'none'],
  ['[data-draw]', 'stroke-dasharray', 'none'],
] as const;

test('prints everything while it rises and its charts are drawn, too', async ({ page }) => {
  const drawn = articles.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'figure' && block.chart.kind === 'line'),
  );
  if (!drawn) throw new Error('no article with a line to be drawn');
  await page.addInitScript(waitLonger, [MOTION_LIMIT_MS]); // the library may take longer on a busy machine
  await page.goto(articlePath(drawn.id));
  await hydrated(page);
  // Holds every motion at its first moment.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const motion = animate.apply(this, given);
      motion.pause();
      return motion;
    };
  });
  const unfinished = ([parts, property, still]: (typeof MOVES)[number]) =>
    page.evaluate(
      ([selector, name, rest]) =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).target)
          .filter((part) => part?.matches(selector))
          .filter((part) => part && getComputedStyle(part).getPropertyValue(name) !== rest).length,
      [parts, property, still] as const,
    );
  await expect.poll(() => page.locator(pending).count()).toBeGreaterThan(0);
  for (const block of await page.locator('[data-reveal]').all()) {
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-reveal', 'shown');
  }
  for (const each of MOVES)
    await expect.poll(() => unfinished(each), each.join()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  for (const each of MOVES) expect(await unfinished(each), each.join()).toBe(0);
});
