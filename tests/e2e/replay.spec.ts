import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cybersecurity } from '../../content/services/cybersecurity';
import * as ui from '../../content/ui';
import { formatClock } from '../../lib/format/clock';
import { READING_MS } from '../../lib/replay';
import { axeFaults } from '../support/axe';
import { OUT } from '../support/exports';
import {
  cursorAt,
  cutOff,
  expectNoSidewaysScroll,
  hydrated,
  idle,
  loseScripts,
  movedByTheme,
  requestsOf,
  risen,
  systemColors,
  watchViolations,
  violations,
} from '../support/page';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';

const { path, hero, replay } = cybersecurity;
const { steps } = replay;
const end = steps.at(-1)?.at ?? 0;

const section = (page: Page) => page.locator('#replay');
const button = (page: Page, name: string) => section(page).getByRole('button', { name });
const slider = (page: Page) => section(page).getByRole('slider');
const items = (page: Page) => section(page).locator('ol > li');

/** The one step that is shown, and marked as the current one. */
async function expectStep(page: Page, index: number) {
  await expect(items(page).filter({ visible: true })).toHaveCount(1);
  await expect(items(page).nth(index)).toBeVisible();
  await expect(items(page).nth(index)).toHaveAttribute('aria-current', 'step');
}

/** The whole list, every word of it. */
async function expectList(page: Page) {
  await expect(section(page).getByText(ui.illustration, { exact: true })).toBeVisible();
  await expect(items(page)).toHaveCount(steps.length);
  for (const [index, { at, title, attacker, us, check }] of steps.entries()) {
    const item = items(page).nth(index);
    for (const words of [formatClock(at), title, attacker, us, check])
      await expect(item).toContainText(words, { useInnerText: true });
  }
  await expect(section(page).getByText(replay.after)).toBeVisible();
}

/** Whether a script is the player's own: no other has its class. */
const isPlayer = (address: string): boolean =>
  readFileSync(join(OUT, new URL(address).pathname), 'utf8').includes('replay-player');

/** Unfolds the replay by the hero's button and waits for the player. */
async function open(page: Page) {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('link', { name: hero.secondary?.label ?? '', exact: true }).click();
  await expect(slider(page)).toBeVisible();
}

/** From now on the page's time goes on only when a test says so. */
async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

aloneTest('the hero’s button unfolds it, and only then is its player fetched', async ({ page }) => {
  await watchViolations(page);
  const asked = requestsOf(page, 'script');
  const players = () => asked.filter((address) => isPlayer(address));
  await page.goto(path);
  await hydrated(page);
  await expect(slider(page)).toHaveCount(0);
  await idle(page);
  expect(players()).toEqual([]);
  await page.getByRole('link', { name: hero.secondary?.label ?? '', exact: true }).click();
  await expectStep(page, 0);
  await expect(section(page)).toBeFocused();
  await expect(section(page).getByRole('heading', { level: 2 })).toBeInViewport();
  expect(players()).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});

test('an address with its anchor unfolds it', async ({ page }) => {
  await page.goto(`${path}#replay`);
  await hydrated(page);
  await expectStep(page, 0);
});

aloneTest('plays to its end, step by step, and stops there', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  await button(page, ui.play).click();
  for (const [index, { title }] of steps.entries()) {
    await expectStep(page, index);
    await page.clock.runFor(1_000);
    await expect(
      section(page)
        .getByRole('status')
        .getByText(`${ui.stepOf(index + 1, steps.length)}: ${title}`),
    ).toHaveCount(1);
    await page.clock.runFor(READING_MS - 1_000);
  }
  await expect(slider(page)).toHaveValue(String(end));
  await button(page, ui.playAgain).click();
  await expectStep(page, 0);
});

aloneTest('pauses, steps and drags', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  await button(page, ui.play).click();
  await page.clock.runFor(READING_MS * 1.5);
  await expectStep(page, 1);
  await button(page, ui.pause).click();
  await page.clock.runFor(READING_MS * 3);
  await expectStep(page, 1);
  await button(page, ui.nextStep).click();
  await expect(slider(page)).toHaveValue(String(steps[2]?.at));
  await button(page, ui.previousStep).click();
  await expectStep(page, 1);

  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the slider is not on the page');
  const y = box.y + box.height / 2;
  const handle = 11;
  const xOf = (seconds: number) => box.x + handle + (box.width - 2 * handle) * (seconds / end);
  await page.mouse.move(xOf(steps[1]?.at ?? 0), y);
  await page.mouse.down();
  await page.mouse.move(xOf(end / 2), y, { steps: 4 });
  await page.mouse.up();
  await expectStep(
    page,
    steps.findLastIndex(({ at }) => at <= end / 2),
  );
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^3 minutes/);
});

test('by keyboard alone', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('link', { name: hero.secondary?.label ?? '', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(slider(page)).toBeVisible();
  await expect(section(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('End');
  await expectStep(page, steps.length - 1);
  await page.keyboard.press('Home');
  await expectStep(page, 0);
  for (const name of [ui.previousStep, ui.play, ui.nextStep]) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expectStep(page, 1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, ui.pause)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, ui.play)).toBeFocused();
});

test('what follows stays where it is, whatever step is shown', async ({ page }) => {
  await open(page);
  const height = async () => (await section(page).boundingBox())?.height;
  const before = await height();
  for (let step = 1; step < steps.length; step += 1) {
    await button(page, ui.nextStep).click();
    await expectStep(page, step);
    expect(await height()).toBe(before);
  }
});

aloneTest('without its player it is the list', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await loseScripts(page);
  await section(page).locator('summary').click();
  await expectList(page);
});

test('on paper it is the list, played or not', async ({ page }) => {
  await open(page);
  await button(page, ui.nextStep).click();
  await page.emulateMedia({ media: 'print' });
  await expectList(page);
  await expect(slider(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is the list', async ({ page }) => {
    await page.goto(path);
    await expectList(page);
  });
});

test('it can be stopped when the wish for less motion comes while it plays', async ({ page }) => {
  await open(page);
  await button(page, ui.play).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, ui.pause).click();
  await expect(button(page, ui.play)).toBeHidden();
  await expect(button(page, ui.nextStep)).toBeFocused();
});

test('what the browser unfolds, where it has found words, stays the list', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const summary = section(page).locator('summary').first();
  await summary.hover();
  await expect(section(page).locator('.replay-player')).toBeAttached();
  const details = section(page).locator('details');
  await details.evaluate((element: HTMLDetailsElement) => {
    element.open = true;
    return new Promise((resolve) => element.addEventListener('toggle', resolve, { once: true }));
  });
  await expect(items(page).last()).toBeVisible();
  await expectList(page);
  await expect(slider(page)).toHaveCount(0);
  await summary.click();
  await summary.click();
  await expectStep(page, 0);
  await expect(slider(page)).toBeVisible();
  // Folded and unfolded, it begins anew.
  await button(page, ui.nextStep).click();
  await expectStep(page, 1);
  await summary.click();
  await expect(details).not.toHaveAttribute('data-player');
  await summary.click();
  await expectStep(page, 0);
  // Folded, it has ended: what is found in it then is found in the list.
  await button(page, ui.nextStep).click();
  await summary.click();
  // It has heard of that: unfolded before, it would hear of both as of one.
  await expect(details).not.toHaveAttribute('data-player');
  await expect(slider(page)).toHaveCount(0);
  await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
  await expectList(page);
});

test('Next, pressed again and again in one place, leads to the end and no further', async ({
  page,
}) => {
  await open(page);
  await button(page, ui.nextStep).scrollIntoViewIfNeeded();
  const box = await button(page, ui.nextStep).boundingBox();
  if (!box) throw new Error('no button');
  const place = [box.x + 8, box.y + box.height / 2] as const;
  for (let times = steps.length + 1; times > 0; times -= 1) await page.mouse.click(...place);
  await expectStep(page, steps.length - 1);
  await expect(button(page, ui.playAgain)).toBeVisible();
  // What can do nothing does not look as if it did.
  expect(await cursorAt(page, ...place)).not.toBe('pointer');
  await button(page, ui.previousStep).click();
  expect(await cursorAt(page, ...place)).toBe('pointer');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('it is the list, in which one can step', async ({ page }) => {
    await open(page);
    await expectList(page);
    await expect(button(page, ui.play)).toBeHidden();
    await button(page, ui.nextStep).click();
    await expect(items(page).nth(1)).toHaveAttribute('aria-current', 'step');
    await expectList(page);
  });
});

test('in forced colours its marks are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const colours = await section(page)
    .locator('.replay-axis :is(line, circle, rect)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((mark) => {
        const { fill, stroke } = getComputedStyle(mark);
        return mark.tagName === 'line' ? stroke : fill;
      }),
    );
  // A drawing keeps its colours unless it is given those of the visitor.
  const [text, chosen] = await systemColors(page, ['CanvasText', 'Highlight']);
  expect(colours.length).toBeGreaterThan(steps.length);
  expect(new Set(colours)).toEqual(new Set([text, chosen]));
  const current = section(page).locator('ol > [aria-current]');
  await expect(current).toHaveCSS('border-left', `4px solid ${chosen}`);
});

test('accessible and whole at every width, in both themes', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page);
  await button(page, ui.nextStep).click();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await risen(page);
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page), `${width} px`).toEqual([]);
    expect(await axeFaults(page), `${width} px`).toEqual([]);
  }
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  // What the theme changes of a page is its colours: nothing is in another place.
  expect(await movedByTheme(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page), `${width} px, light`).toEqual([]);
    expect(await axeFaults(page, ['color-contrast']), `${width} px, light`).toEqual([]);
  }
});
