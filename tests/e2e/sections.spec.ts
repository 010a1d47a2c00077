import { healthcare } from '../../content/industries/healthcare';
import { manufacturing } from '../../content/industries/manufacturing';
import type { Faqs, Tab } from '../../content/schema/sections';
import { cybersecurity } from '../../content/services/cybersecurity';
import { annual, monthly } from '../../content/ui';
import { formatDollars } from '../../lib/format/numbers';
import {
  counts,
  cybersecurityPlans,
  cybersecuritySaving,
  plans,
  servicePricing,
} from '../specification';
import { examplePage, headlineOf, isSpecified, modelOf, pagesWith } from '../support/landing';
import { cursorAt, holdScripts, hydrated, risen, settledTop } from '../support/page';
import { expect, visit as test, type Locator, type Page } from '../support/test';

/** Of the questions one is open at a time, by the browser alone. */
async function tryQuestions(page: Page, path: string, { items }: Faqs): Promise<void> {
  const all = page.locator('details[name="faq"]');
  const open = page.locator('details[name="faq"][open]');
  await expect(all).toHaveCount(isSpecified(path) ? counts.faqs : items.length);
  await expect(open).toHaveCount(0);
  for (const [index, { question, answer }] of items.entries()) {
    await all.nth(index).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(all.nth(index).locator('summary')).toContainText(question);
    await expect(page.getByText(answer)).toBeVisible();
  }
  await all.last().locator('summary').click();
  await expect(open).toHaveCount(0);
}

/** For each of some texts, of each innermost element with just this text whether it is seen, as `toBeVisible` has it. */
const shows = (panel: Locator, texts: readonly string[]) =>
  panel.evaluate((within, wanted) => {
    const words = ({ textContent }: Element) => textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const seen = new Map(wanted.map((text): [string, boolean[]] => [text, []]));
    for (const element of within.querySelectorAll('*')) {
      const text = words(element);
      if ([...element.children].some((child) => words(child) === text)) continue;
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ visibilityProperty: true });
      seen.get(text)?.push(isVisible && width > 0 && height > 0);
    }
    return Object.fromEntries(seen);
  }, texts);

/** The tabs, by pointer and by keyboard. */
async function tryTabs(page: Page, { items }: { items: readonly Tab[] }): Promise<void> {
  await hydrated(page);
  const tabAt = (index: number) =>
    page.getByRole('tab', { name: items.at(index)?.label ?? '', exact: true });
  await expect(tabAt(0)).toHaveAttribute('aria-selected', 'true');
  const shown = page.getByRole('tabpanel');
  for (const tab of items) {
    await page.getByRole('tab', { name: tab.label, exact: true }).click();
    await expect(shown).toHaveCount(1);
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(tab.title);
    const said = [...tab.features, ...tab.benefits];
    await expect
      .poll(() => shows(shown, said), tab.label)
      .toEqual(Object.fromEntries(said.map((text) => [text, [true]])));
  }

  await page.keyboard.press('Home');
  await expect(tabAt(0)).toBeFocused();
  await expect(tabAt(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabAt(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabAt(-1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tabAt(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabAt(-1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(shown).toBeFocused();
}

const withBoth = pagesWith('faqs', 'tabs');
const isOther = ({ path }: { path: string }) => withBoth.every((page) => page.path !== path);

for (const { path, faqs, tabs } of withBoth)
  test(`${path}: of the questions one is open at a time; the tabs, by pointer and by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    await tryQuestions(page, path, faqs);
    await tryTabs(page, tabs);
  });

for (const { path, faqs } of pagesWith('faqs').filter(isOther))
  test(`${path}: of the questions one is open at a time`, async ({ page }) => {
    await page.goto(path);
    await tryQuestions(page, path, faqs);
  });

for (const { path, tabs } of pagesWith('tabs').filter(isOther))
  test(`${path}: the tabs, by pointer and by keyboard`, async ({ page }) => {
    await page.goto(path);
    await tryTabs(page, tabs);
  });

test('on a phone a panel opens under its own tab, and the next tab stands under the panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { path, tabs } = examplePage('tabs', 'plans');
  await page.goto(path);
  await hydrated(page);
  // Some browsers do not hold on to what is on the screen when something above it closes.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  await risen(page);
  for (const index of tabs.items.keys()) {
    const tab = page.getByRole('tab').nth(index);
    await tab.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 300));
    await tab.click();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName(tabs.items[index]?.label ?? '');
    // To the pixel: scroll positions are rounded to the screen's own.
    expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - 300)).toBeLessThan(1);
    const top = (await panel.boundingBox())?.y ?? 0;
    const tops = await page
      .getByRole('tab')
      .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(tops.filter((tab) => tab < top)).toHaveLength(index + 1);
  }
});

test('on a phone a tab that two quick arrows have reached stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(examplePage('tabs', 'plans').path);
  await hydrated(page);
  await risen(page);
  const reached = page.getByRole('tab').nth(2);
  const top = await page.getByRole('tablist').evaluate(async (list) => {
    const [first] = list.querySelectorAll('button');
    first?.focus();
    const key = { key: 'ArrowRight', bubbles: true };
    // Both within one frame, which React has answered the first in.
    for (let presses = 0; presses < 2; presses += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      await Promise.resolve();
    }
    return document.activeElement?.getBoundingClientRect().top ?? 0;
  });
  await expect(reached).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(await reached.innerText());
  expect(Math.abs((await settledTop(reached)) - top)).toBeLessThan(1);
  await expect(reached).toBeInViewport({ ratio: 1 });
});

/** The option of a billing toggle. */
const option = (page: Page, section: string, label: string) =>
  page.locator(`${section} fieldset label`, { hasText: label });

/** The chosen prices that are on the screen. */
const prices = (page: Page, section: string) =>
  page.locator(`${section} [data-price] strong`).filter({ visible: true });

test('cybersecurity: the toggle shows the annual prices by the month, by pointer and by keyboard', async ({
  page,
}) => {
  const byTheMonth = cybersecurityPlans.map((plan) => formatDollars(plan.monthly));
  await page.goto(cybersecurity.path);
  await hydrated(page);
  await expect(prices(page, '#plans')).toHaveText(byTheMonth);
  await expect(page.locator('#plans')).toContainText(cybersecuritySaving);
  await option(page, '#plans', annual).click();
  await expect(prices(page, '#plans')).toHaveText(
    cybersecurityPlans.map((plan) => formatDollars(plan.perMonthBilledAnnually)),
  );
  for (const plan of cybersecurityPlans) {
    await expect(
      page.getByText(`${plans.billedAnnually} ${formatDollars(plan.annual)}`, { exact: true }),
    ).toBeVisible();
  }
  await page.getByRole('radio', { name: annual }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: monthly })).toBeChecked();
  await expect(prices(page, '#plans')).toHaveText(byTheMonth);
});

for (const { slug, path } of pagesWith('pricing')) {
  test(`${path}: the toggle changes the price`, async ({ page }) => {
    const [first, second] = servicePricing[slug] ?? [];
    if (!first || !second) throw new Error(`the specification has no two prices for ${slug}`);
    await page.goto(path);
    await hydrated(page);
    await expect(prices(page, '#pricing')).toHaveText([formatDollars(first.price)]);
    await option(page, '#pricing', second.way).click();
    await expect(prices(page, '#pricing')).toHaveText([formatDollars(second.price)]);
    if (second.saving) await expect(page.locator('#pricing')).toContainText(second.saving);
    await option(page, '#pricing', first.way).click();
    await expect(prices(page, '#pricing')).toHaveText([formatDollars(first.price)]);
  });
}

for (const { path, estimator, pricing } of pagesWith('estimator', 'pricing')) {
  const ways = modelOf(estimator).billing;
  if (!ways) continue;
  test(`${path}: one billing choice drives the calculator and the price`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const figure = page.locator('#calculator strong').first();
    const [first, second] = pricing.options;
    expect([first.id, second.id]).toEqual(ways);
    await expect(figure).toHaveText(headlineOf(estimator, {}, first.id));
    await option(page, '#pricing', second.label).click();
    await expect(figure).toHaveText(headlineOf(estimator, {}, second.id));
    await expect(prices(page, '#pricing')).toHaveText([formatDollars(second.price)]);
    await page.locator('#calculator').getByRole('radio', { name: second.label }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(figure).toHaveText(headlineOf(estimator, {}, first.id));
    await expect(prices(page, '#pricing')).toHaveText([formatDollars(first.price)]);
  });
}

test('a tab and a way to pay that are chosen before React arrives take effect', async ({
  page,
}) => {
  const { path, tabs, pricing } = examplePage('tabs', 'pricing');
  const tab = tabs.items.at(-1);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: String(tab?.label), exact: true }).click();
  await option(page, '#pricing', pricing.options[1].label).click();
  await release();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(
    String(tab?.title),
  );
  await expect(prices(page, '#pricing')).toHaveText([formatDollars(pricing.options[1].price)]);
});

test('a button to the calculator leads there and puts the focus there', async ({ page }) => {
  const button = manufacturing.hero.secondary;
  expect(button?.kind).toBe('calculator');
  await page.goto(manufacturing.path);
  await hydrated(page);
  await page.getByRole('link', { name: String(button?.label), exact: true }).click();
  await expect(page.locator('#calculator')).toBeFocused();
  await expect(page.locator('#calculator-title')).toBeInViewport();
  // Its band fills the window below the bar: nothing of the section before is left but a strip.
  const top = () =>
    page.locator('#calculator').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThan(0);
});

test('healthcare: choosing a category shows what it covers, choosing it again clears it', async ({
  page,
}) => {
  await page.goto(healthcare.path);
  const items = healthcare.checklist.items;
  const categories = page.locator('details[name=covers]');
  const chosen = page.locator('details[name=covers][open]');
  await expect(categories).toHaveCount(items.length);
  await expect(chosen).toHaveCount(0);
  for (const { category, covers = [] } of items) {
    expect(covers.length).toBeGreaterThan(0);
    await categories.locator('summary', { hasText: category }).click();
    await expect(chosen).toHaveCount(1);
    for (const text of covers) await expect(chosen.getByText(text, { exact: true })).toBeVisible();
  }
  await categories.last().locator('summary').click();
  await expect(chosen).toHaveCount(0);
});

test('what a mouse holds answers before its release does', async ({ page }) => {
  await page.goto(examplePage('tabs', 'faqs', 'pricing').path);
  await hydrated(page);
  await risen(page);
  // Nothing of what is tried here is to lead away, or to change by itself.
  await page.evaluate(() =>
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    ),
  );
  for (const kind of [
    '.site-header a',
    '[data-theme-toggle]',
    'main .leads-in a',
    '[role=tab][aria-selected=false]',
    '#pricing fieldset label:has(:not(:checked))',
    '#calculator .range',
    '#calculator button',
    '#faq summary',
    'footer a',
  ]) {
    const control = page.locator(kind).filter({ visible: true }).first();
    // Its handle is brought to where it is held: one that moves looks another anyway.
    if (kind.endsWith('.range')) await control.click();
    await control.hover();
    const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(await cursorAt(page, x + width / 2, y + height / 2), kind).toBe('pointer');
    const look = () => control.screenshot({ animations: 'disabled' });
    let before = await look();
    const stays = async () => before.equals((before = await look()));
    await expect.poll(stays, `${kind} is at rest`).toBe(true);
    await page.mouse.down();
    expect((await look()).equals(before), `${kind} is held, and looks as before`).toBe(false);
    await page.mouse.up();
  }
});

test('a question answers to the pointer before it is pressed', async ({ page }) => {
  await page.goto(examplePage('faqs').path);
  const question = page.locator('#faq summary').first();
  const colour = () => question.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  await question.hover();
  await expect.poll(colour).not.toBe(before);
});

test('prints every panel, answer and price', async ({ page }) => {
  const { path, tabs, faqs, pricing } = examplePage('tabs', 'faqs', 'pricing');
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const { title } of tabs.items)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const { answer } of faqs.items) await expect(page.getByText(answer)).toBeVisible();
  await expect(prices(page, '#pricing')).toHaveText(
    pricing.options.map(({ price }) => formatDollars(price)),
  );
  // Where all prices stand, so do the words that tell them apart.
  for (const words of await page.locator('#pricing [data-price] .sr-only').all())
    await expect(words).toHaveCSS('position', 'static');
  await expect(page.locator('.site-header')).toBeHidden();
});
