import { architecture } from '../../content/industries/architecture';
import { financial } from '../../content/industries/financial';
import { healthcare } from '../../content/industries/healthcare';
import { legal } from '../../content/industries/legal';
import { manufacturing } from '../../content/industries/manufacturing';
import { nonProfit } from '../../content/industries/non-profit';
import { appWebDev } from '../../content/services/app-web-dev';
import { cloudServices } from '../../content/services/cloud-services';
import { cybersecurity } from '../../content/services/cybersecurity';
import { itConsulting } from '../../content/services/it-consulting';
import { networkInfrastructure } from '../../content/services/network-infrastructure';
import { hydrated } from '../support/page';
import { expect, test, type Page } from '../support/test';

const services = [cloudServices, networkInfrastructure, itConsulting, appWebDev];
const industries = [healthcare, legal, financial, manufacturing, architecture, nonProfit];
const address = (page: { slug: string }) =>
  `/${industries.some(({ slug }) => slug === page.slug) ? 'industries' : 'services'}/${page.slug}`;

for (const content of [...services, ...industries]) {
  test(`${content.slug}: the tabs, by pointer and by keyboard`, async ({ page }) => {
    await page.goto(address(content));
    await hydrated(page);
    const { items } = content.tabs;
    const shown = page.getByRole('tabpanel');
    const pictures = new Set<string | null>();
    for (const tab of items) {
      await page.getByRole('tab', { name: tab.label, exact: true }).click();
      await expect(shown).toHaveCount(1);
      await expect(shown.getByRole('heading', { level: 3 })).toHaveText(tab.title);
      for (const text of [...tab.features, ...tab.benefits])
        await expect(shown.getByText(text, { exact: true })).toBeVisible();
      pictures.add(await shown.locator('use').getAttribute('href'));
    }
    expect(pictures.size).toBe(items.length);

    const tabAt = (index: number) =>
      page.getByRole('tab', { name: items.at(index)?.label ?? '', exact: true });
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
  });
}

for (const content of [cybersecurity, ...services, ...industries]) {
  test(`${content.slug}: six questions, one open at a time`, async ({ page }) => {
    await page.goto(address(content));
    const all = page.locator('details[name="faq"]');
    await expect(all).toHaveCount(6);
    await expect(page.locator('details[name="faq"][open]')).toHaveCount(0);
    for (const [index, { question, answer }] of content.faqs.items.entries()) {
      await all.nth(index).locator('summary').click();
      await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
      await expect(all.nth(index).locator('summary')).toContainText(question);
      await expect(page.getByText(answer)).toBeVisible();
    }
    await all.nth(5).locator('summary').click();
    await expect(page.locator('details[name="faq"][open]')).toHaveCount(0);
  });
}

/** The option of a billing toggle. */
const option = (page: Page, section: string, label: string) =>
  page.locator(`${section} fieldset label`, { hasText: label });

/** The chosen prices that are on the screen. */
const prices = (page: Page, section: string) =>
  page.locator(`${section} [data-price] strong`).filter({ visible: true });

test('cybersecurity: the toggle shows 249, 666 and 2,083 a month, billed annually', async ({
  page,
}) => {
  await page.goto('/services/cybersecurity');
  await hydrated(page);
  await expect(prices(page, '#plans')).toHaveText(['$299', '$799', '$2,499']);
  await expect(page.locator('#plans')).toContainText('Save 17%');
  await option(page, '#plans', 'Annual').click();
  await expect(prices(page, '#plans')).toHaveText(['$249', '$666', '$2,083']);
  for (const total of ['$2,990', '$7,990', '$24,990']) {
    await expect(page.getByText(`Billed annually ${total}`)).toBeVisible();
  }
  await page.getByRole('radio', { name: /^Annual/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(prices(page, '#plans')).toHaveText(['$299', '$799', '$2,499']);
  await page.locator('#plans').getByRole('link', { name: 'Get Started with Professional' }).click();
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(
    'Cybersecurity & Compliance',
  );
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/Professional plan/);
});

for (const [content, monthly, annual, first, second] of [
  [cloudServices, '$725', '$580', '$2,499', '$1,999'],
  [networkInfrastructure, '$10,000', '$8,500', '$4,999', '$4,249'],
] as const) {
  test(`${content.slug}: one billing choice drives the calculator and the price`, async ({
    page,
  }) => {
    await page.goto(address(content));
    await hydrated(page);
    const figure = page.locator('#calculator strong').first();
    await expect(figure).toHaveText(monthly);
    await expect(prices(page, '#pricing')).toHaveText([first]);
    await option(page, '#pricing', 'Annual').click();
    await expect(figure).toHaveText(annual);
    await expect(prices(page, '#pricing')).toHaveText([second]);
    await page
      .locator('#calculator')
      .getByRole('radio', { name: /^Annual/ })
      .focus();
    await page.keyboard.press('ArrowLeft');
    await expect(figure).toHaveText(monthly);
    await expect(prices(page, '#pricing')).toHaveText([first]);
  });
}

for (const [content, first, second] of [
  [itConsulting, '$15,000', '$11,250'],
  [appWebDev, '$150', '$25,000'],
] as const) {
  test(`${content.slug}: the toggle changes the price`, async ({ page }) => {
    await page.goto(address(content));
    await hydrated(page);
    await expect(prices(page, '#pricing')).toHaveText([first]);
    await option(page, '#pricing', content.pricing.options[1].label).click();
    await expect(prices(page, '#pricing')).toHaveText([second]);
  });
}

for (const content of industries) {
  test(`${content.slug}: a plan’s Get Started names it in the contact form`, async ({ page }) => {
    await page.goto(address(content));
    await hydrated(page);
    const plans = page.locator('#plans');
    await expect(plans.getByText('Custom Pricing')).toBeVisible();
    await expect(plans.getByText('Contact for quote')).toBeVisible();
    await expect(plans.getByText('Most Popular')).toHaveCount(1);
    const plan = content.plans.items[1];
    await plans.getByRole('link', { name: `Get Started with ${plan?.name}` }).click();
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(content.service);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      new RegExp(`${plan?.name} plan`),
    );
  });
}

test('a button for something unpublished says so in place and offers to ask', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/industries/healthcare');
  await hydrated(page);
  page.on('request', (request) => requests.push(request.url()));
  for (const label of ['View Compliance Guide', 'Download HIPAA Guide']) {
    await page.getByRole('button', { name: label }).click();
    await expect(page.getByRole('button', { name: label })).toHaveAccessibleDescription(
      /not published yet/,
    );
  }
  await expect(page).toHaveURL('/industries/healthcare');
  expect(requests.filter((url) => !/_next\/static|contact/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Ask us for it' }).first().click();
  await expect(page).toHaveURL('/contact');
});

test('an unpublished button clicked before React arrives takes effect once', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/services/cloud-services', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: cloudServices.tabs.items[2]?.label ?? '' }).click();
  await option(page, '#pricing', 'Annual').click();
  release();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(
    cloudServices.tabs.items[2]?.title ?? '',
  );
  await expect(prices(page, '#pricing')).toHaveText(['$1,999']);
});

test('Calculate ROI leads to the calculator and puts the focus there', async ({ page }) => {
  await page.goto('/industries/manufacturing');
  await hydrated(page);
  await page.getByRole('link', { name: 'Calculate ROI' }).click();
  await expect(page.locator('#calculator')).toBeFocused();
  await expect(page.locator('#calculator-title')).toBeInViewport();
});

test('healthcare: choosing a category shows what it covers, choosing it again clears it', async ({
  page,
}) => {
  await page.goto('/industries/healthcare');
  const items = healthcare.checklist.items;
  const categories = page.locator('details[name=covers]');
  const chosen = page.locator('details[name=covers][open]');
  await expect(categories).toHaveCount(items.length);
  await expect(chosen).toHaveCount(0);
  for (const { category, covers } of items) {
    await categories.locator('summary', { hasText: category }).click();
    await expect(chosen).toHaveCount(1);
    await expect(page.getByText(covers[0] ?? '', { exact: true })).toBeVisible();
  }
  await categories.last().locator('summary').click();
  await expect(chosen).toHaveCount(0);
});

test('prints every panel, answer and price', async ({ page }) => {
  await page.goto('/services/cloud-services');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const { title } of cloudServices.tabs.items)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const { answer } of cloudServices.faqs.items)
    await expect(page.getByText(answer)).toBeVisible();
  await expect(prices(page, '#pricing')).toHaveText(['$2,499', '$1,999']);
  await expect(page.locator('.site-header')).toBeHidden();
});
