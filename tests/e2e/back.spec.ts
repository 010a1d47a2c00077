import { cloudServices } from '../../content/services/cloud-services';
import { cybersecurity } from '../../content/services/cybersecurity';
import { getStarted } from '../../content/ui';
import { articlePath } from '../../lib/articles/facts';
import { NAVIGATION_LIMIT_MS } from '../../lib/navigation/soft-navigation';
import { field, message } from '../support/contact';
import { articleOfParts, newestArticle } from '../support/library';
import {
  expectSameDocument,
  gate,
  holdScripts,
  hydrated,
  idle,
  markDocument,
  PAYLOADS,
  preparesNoPages,
  requestsOf,
  risen,
  settledTop,
} from '../support/page';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';

test.beforeEach(({ page }) => preparesNoPages(page));

/** Goes to a page by a link that React follows: what the page listens to, the router has heard before it. */
async function arriveByReact(page: Page, path: string): Promise<void> {
  await page.goto('/about');
  await hydrated(page);
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('Back, from an article that React has shown, finds what was searched for; a link finds all', async ({
  page,
}) => {
  const { title } = newestArticle();
  await arriveByReact(page, '/resources');
  const box = page.getByRole('searchbox');
  const cards = page.locator('.library-list > li');
  const all = await cards.count();
  await box.fill(title);
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(box).toHaveValue(title);
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.locator('footer, header').getByRole('link', { name: 'Resources' }).first().click();
  await expect(box).toHaveValue('');
  await expect(cards).toHaveCount(all);
});

test('Back, from the form that React has shown, finds sliders, billing and tab as they were set', async ({
  page,
}) => {
  await arriveByReact(page, cloudServices.path);
  const slider = page.locator('#calculator').getByRole('slider').first();
  const total = page.locator('#calculator .total strong');
  const tab = page.getByRole('tab').nth(1);
  const annual = page.getByRole('radio', { name: /Annual/ }).first();
  await tab.click();
  await slider.press('End');
  const monthly = await total.innerText();
  await annual.check({ force: true });
  await expect(total).not.toHaveText(monthly);
  const set = { users: await slider.inputValue(), total: await total.innerText() };
  await page.getByRole('link', { name: cloudServices.estimator.handover }).click();
  await expect(page).toHaveURL(/\/contact/);
  await page.goBack();
  await expect(slider).toHaveValue(set.users);
  await expect(total).toHaveText(set.total);
  await expect(annual).toBeChecked();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(await tab.innerText());
});

test('Back, from a page that React has shown, finds the part of an article that was gone to', async ({
  page,
}) => {
  const { title, id } = articleOfParts();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(articlePath(id));
  await hydrated(page);
  const part = page.locator('.article-contents').getByRole('link').nth(2);
  const anchor = await part.getAttribute('href');
  await part.click();
  await expect(page).toHaveURL(articlePath(id) + anchor);
  await page.locator('header').getByRole('link', { name: getStarted }).click();
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(articlePath(id) + anchor);
  await expect(heading).toHaveText(title);
  await expect(page.locator(`[id="${anchor?.slice(1)}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(articlePath(id));
  await expect(heading).toHaveText(title);
  await page.goForward();
  await page.goForward();
  await expect(heading).not.toHaveText(title);
});

test('a jump back over an anchor from before React finds its page, and unsent words stay', async ({
  page,
}) => {
  const { title, id } = articleOfParts();
  const heading = page.getByRole('heading', { level: 1 });
  const toForm = page.locator('header').getByRole('link', { name: getStarted });
  const release = await holdScripts(page);
  await page.goto(articlePath(id), { waitUntil: 'commit' });
  await page.locator('.article-contents').getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await release();
  await toForm.click();
  await field(page, 'message').fill(message.message);
  await page.evaluate(() => history.go(-2));
  await expect(heading).toHaveText(title);
  await expect(page).toHaveURL(articlePath(id));
  await hydrated(page);
  await toForm.click();
  await expect(field(page, 'message')).toHaveValue(message.message);
});

test('Back, from a page that has been loaded again, finds its page before the scripts are there', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/resources');
  await hydrated(page);
  const title = await heading.innerText();
  await page.locator('header').getByRole('link', { name: getStarted }).click();
  await expect(heading).not.toHaveText(title);
  await holdScripts(page);
  await page.reload();
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/resources');
  await expect(heading).toHaveText(title);
});

test.describe('where a page has been loaded again, and the one before it has to be asked for', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  /** Goes from one page to the other by React, and loads that again. Returns the titles of both. */
  async function loadedAgain(page: Page): Promise<[before: string, now: string]> {
    await page.clock.install();
    await page.goto('/about');
    await hydrated(page);
    const before = await heading(page).innerText();
    await page.locator('header').getByRole('link', { name: getStarted }).click();
    await expect(heading(page)).not.toHaveText(before);
    await page.reload();
    await hydrated(page);
    await markDocument(page);
    return [before, await heading(page).innerText()];
  }
  const step = (page: Page, by: number) => page.evaluate((steps) => history.go(steps), by);

  aloneTest('Back loads the page whose content hangs', async ({ page }) => {
    const [before, now] = await loadedAgain(page);
    await page.route(PAYLOADS, () => new Promise(() => undefined));
    await step(page, -1);
    await expect(page).toHaveURL('/about');
    await page.clock.fastForward(NAVIGATION_LIMIT_MS - 1_000);
    await expect(heading(page)).toHaveText(now);
    await page.clock.fastForward(1_000);
    await expect(heading(page)).toHaveText(before);
    await expect(page).toHaveURL('/about');
  });

  aloneTest(
    'nobody is led back by content that fails late, and Back finds its page all the same',
    async ({ page }) => {
      const [before, now] = await loadedAgain(page);
      const { open: fail, opened: failing } = gate();
      const asked = requestsOf(page);
      await page.route(PAYLOADS, async (route) => {
        await failing;
        await route.abort();
      });
      await step(page, -1);
      await expect(page).toHaveURL('/about');
      await expect.poll(() => asked.some((url) => url.includes('.txt'))).toBe(true);
      await step(page, 1);
      await expect(page).toHaveURL('/contact');
      const failed = page.waitForEvent('requestfailed');
      fail();
      await failed;
      await idle(page);
      await expect(page).toHaveURL('/contact');
      await expect(heading(page)).toHaveText(now);
      await expectSameDocument(page);
      await step(page, -1);
      await expect(page).toHaveURL('/about');
      await page.clock.fastForward(NAVIGATION_LIMIT_MS);
      await expect(heading(page)).toHaveText(before);
      await expect(page).toHaveURL('/about');
    },
  );
});

test('Back, from a page that React has shown, finds the focus on the link that led there', async ({
  page,
}) => {
  await arriveByReact(page, '/services');
  const link = page.locator(`main a[href="${cloudServices.path}"]`).last();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(cloudServices.path);
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('Back, from a page that a mouse chose by the words of its card, shows no ring on the link', async ({
  page,
}) => {
  await arriveByReact(page, '/resources');
  const card = page.locator('main [data-card]').first();
  await card.locator('p').last().click();
  await expect(page).not.toHaveURL('/resources');
  await page.goBack();
  await expect(page).toHaveURL('/resources');
  const link = card.getByRole('link').first();
  await expect(link).toBeFocused();
  expect(await link.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
});

test('Back, from a link far below the part that the contents led to, finds the link', async ({
  page,
}) => {
  await arriveByReact(page, '/resources');
  await page.getByRole('link', { name: newestArticle().title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newestArticle().title);
  await page.locator('main a[href^="#"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/#./);
  const address = page.url();
  await risen(page);
  const link = page.locator('main a[href^="/contact"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await settledTop(link);
  await link.click();
  await expect(page).toHaveURL(/\/contact/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(link).toBeFocused();
  await expect.poll(() => settledTop(link)).toBeCloseTo(before, 0);
  // The place is one again.
  await expect(page.locator(new URL(address).hash)).toBeAttached();
});

test('Back finds the list that the browser had unfolded as the list', async ({ page }) => {
  await arriveByReact(page, cybersecurity.path);
  await risen(page);
  const replay = page.locator('details.replay');
  await replay.locator('summary').hover();
  await expect(replay.locator('.replay-player')).toBeAttached();
  await replay.evaluate((element: HTMLDetailsElement) => (element.open = true));
  const last = replay.locator('ol > li').last();
  await expect(last).toBeVisible();
  await page.locator('.plan').last().getByRole('link', { name: getStarted }).click();
  await expect(page).toHaveURL(/\/contact\?plan=/);
  await page.goBack();
  await expect(replay).toHaveJSProperty('open', true);
  await idle(page);
  await expect(last).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back, from a plan’s form, finds the plan open as it was, at its place, with the focus on its link', async ({
    page,
  }) => {
    await arriveByReact(page, cybersecurity.path);
    await risen(page);
    const plans = page.locator('.plan');
    const last = plans.last();
    for (const plan of [plans.first(), last]) await plan.locator('summary').click();
    const link = last.getByRole('link', { name: getStarted });
    await link.scrollIntoViewIfNeeded();
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await link.click();
    await expect(page).toHaveURL(/\/contact\?plan=/);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(plans.first().locator('details')).toHaveAttribute('open');
    await expect.poll(top).toBe(before);
  });

  test('Forward, to a page that was left by Back, finds its folds as they were', async ({
    page,
  }) => {
    await arriveByReact(page, cybersecurity.path);
    const fold = page.locator('.plan').first().locator('details');
    await fold.locator('summary').click();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(fold).toHaveCount(0);
    await page.goForward();
    await expect(fold).toHaveAttribute('open');
  });
});

test('a link of the footer leads the focus to the page that React shows, and to the one that is shown', async ({
  page,
}) => {
  const main = page.locator('#main');
  await page.goto('/');
  await hydrated(page);
  for (const name of [cloudServices.name, cloudServices.name]) {
    const link = page.locator('footer').getByRole('link', { name, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(cloudServices.path);
    await expect(main).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
  }
});
