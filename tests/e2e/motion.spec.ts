import { MOTION_LIMIT_MS } from '../../components/motion/Reveal';
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
  await loseScripts(page);
  await page.locator('#industries').scrollIntoViewIfNeeded();
  await expect(page.locator(`#industries ${pending}`)).toHaveCount(0);
});

aloneTest(
  'shows everything when the motion library hangs, and what takes the focus meanwhile',
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route(CHUNKS, () => undefined);
    const link = page.locator(`${pending} a`).first();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(page.locator(`${pending}:focus-within`)).toHaveCSS('opacity', '1');
    await page.locator('#industries').scrollIntoViewIfNeeded();
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

test('prints everything while it rises, too', async ({ page }) => {
  await page.goto('/');
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
  const faded = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).target)
          .filter((part) => part && getComputedStyle(part).opacity !== '1').length,
    );
  // The first block does not wait for as long as the library may take: then it is there for a later one.
  await expect(async () => {
    await page.locator(pending).first().scrollIntoViewIfNeeded();
    await expect.poll(faded, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  expect(await faded()).toBe(0);
});
