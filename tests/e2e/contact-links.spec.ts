import { contact } from '../../content/pages/contact';
import { offerMessage, perMonth, planMessage } from '../../content/ui';
import { PANEL, planLink, requestLink } from '../../lib/contact/contact-link';
import { estimateLink } from '../../lib/estimators/estimate-link';
import { defaultsOf } from '../../lib/estimators/model';
import { expectPrefilled, field, message, saying } from '../support/contact';
import {
  examplePage,
  firstSlider,
  modelOf,
  pagesWith,
  pageWithEverything,
  waysToContact,
} from '../support/landing';
import {
  answerOf,
  becomesReady,
  CHUNKS,
  hydrated,
  preparesNoPages,
  watchFaults,
  watchRest,
} from '../support/page';
import { liftLimits } from '../support/patience';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';

/** Unfolds what answers in place. */
const openAnswers = (page: Page) =>
  page.evaluate(() => {
    for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details:has(a)'))
      answer.open = true;
  });

/** The links of a page that bring something along into the contact form. */
const waysOf = (page: Page) => page.locator('main a[href^="/contact?"]');

// That every page's links bring what they should is read in the export (tests/export/contact-links.test.ts).
const [answering] = pagesWith('plans', 'estimator').filter(
  ({ hero }) => hero.secondary?.kind === 'answer',
);
if (!answering) throw new Error('no page with plans and an estimator answers in place');
const calculated = pageWithEverything();

for (const content of [calculated, answering]) {
  aloneTest(
    `${content.path}: each of its ways to the form fills in service and message, there and back by React`,
    async ({ page }) => {
      // By React, in a fifth of the time: the plans (below) go by whole pages.
      await preparesNoPages(page);
      await liftLimits(page);
      await page.goto(content.path);
      await hydrated(page);
      for (let way = 0; way < waysToContact(content); way += 1) {
        await expect(waysOf(page)).toHaveCount(waysToContact(content)); // its page is shown again
        await openAnswers(page);
        await waysOf(page).nth(way).click();
        await expect(page).toHaveURL(/\/contact\?/);
        const place = new URL(page.url()).hash || '#main';
        await expect(page.locator(place)).toBeFocused();
        await expectPrefilled(page, content.contactService, saying(content.name));
        await page.goBack();
        await expect(page).toHaveURL(content.path);
      }
    },
  );
}

/** The choice of a way to pay in a part of the page. */
const wayToPay = (page: Page, section: string, id: string) =>
  page.locator(`${section} fieldset label:has(input[value="${id}"])`);

/** Chooses a way to pay, and waits until the page follows: the choice shows a frame before. */
async function choose(page: Page, section: string, id: string): Promise<void> {
  await wayToPay(page, section, id).click();
  await expect(page.locator(`${section} a[href*="&billing=${id}#"]`)).not.toHaveCount(0);
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

// A plan of each kind and a panel, each with every way to pay for it: the export has the figures of all.
const isBilled = ({ price }: { price: object }) => 'annual' in price;
const [billed] = pagesWith('plans').filter(({ plans }) => [...plans.items].every(isBilled));
const [setUp] = pagesWith('plans').filter(({ plans }) => ![...plans.items].some(isBilled));
if (!billed || !setUp) throw new Error('no page of one of the kinds');

for (const [{ path, slug, name, contactService, plans }, billing] of [
  [billed, 'monthly'],
  [billed, 'annual'],
  [setUp, undefined],
] as const) {
  const [plan] = plans.items;
  if (!plan) throw new Error(`${path} has no plan`);
  test(`${path}: the ${plan.name} plan, ${billing ?? 'which has one price'}, arrives as it was offered`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    if (billing) await choose(page, '#plans', billing);
    const card = page.locator('#plans li:has(h3)').first();
    const price = card.locator('div:has(> p > strong)').filter({ visible: true });
    await expect(price).toHaveCount(1);
    const [figure = '', note = ''] = [
      await price.locator('strong').innerText(),
      await price.locator('> p').last().innerText(),
    ];
    await card.getByRole('link').click();
    await expect(page).toHaveURL(planLink(slug, plan.id, billing));
    await becomesReady(page);
    // It leads to what it has filled in.
    await expect(page.getByRole('heading', { name: contact.form.title })).toBeInViewport();
    await expect(field(page, 'service')).toBeInViewport();
    await expectPrefilled(
      page,
      contactService,
      planMessage(plan.name, name, `${figure} ${perMonth}${billing ? '.' : ','} ${note}`),
    );
  });
}

const priced = examplePage('pricing');

for (const { id, label, unit } of priced.pricing.options) {
  const { path, slug, name, contactService, pricing } = priced;
  test(`${path}: its price, ${label}, arrives as it was offered`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await choose(page, '#pricing', id);
    const shown = await visible(page, '#pricing [data-price] strong').innerText();
    const figure = [pricing.prefix, shown, unit].filter(Boolean).join(' ');
    await page.locator('#pricing').getByRole('link').click();
    await expect(page).toHaveURL(planLink(slug, PANEL, id));
    await becomesReady(page);
    await expectPrefilled(page, contactService, offerMessage(name, pricing.item, figure, label));
  });
}

test(`${priced.path}: its link waits for no frame to lead where the choice says`, async ({
  page,
}) => {
  await page.goto(priced.path);
  await hydrated(page);
  const { id } = priced.pricing.options[1];
  const choice = await wayToPay(page, '#pricing', id).elementHandle();
  await page
    .locator('#pricing')
    .getByRole('link')
    .evaluate((link: HTMLElement, chosen) => {
      (chosen as HTMLElement | null)?.click();
      link.click();
    }, choice);
  await expect(page).toHaveURL(planLink(priced.slug, PANEL, id));
  await becomesReady(page);
  await expectPrefilled(page, priced.contactService, saying(priced.name));
});

/** The address with the values of one parameter: none, one, or several. */
function changed(address: string, name: string, ...values: string[]): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  searchParams.delete(name);
  for (const value of values) searchParams.append(name, value);
  return `${pathname}?${searchParams}`;
}

const model = modelOf(calculated.estimator);
const estimate = estimateLink(model, defaultsOf(model.inputs), 'annual');
const [input, { max }] = firstSlider(calculated.estimator);
const [unbilled] = pagesWith('estimator').filter(({ estimator }) => !modelOf(estimator).billing);
if (!unbilled) throw new Error('every estimator follows a way to pay');
const unbilledModel = modelOf(unbilled.estimator);
const unbilledEstimate = estimateLink(unbilledModel, defaultsOf(unbilledModel.inputs));
const plansOf = ({ slug, plans }: typeof setUp) =>
  [...plans.items].map(({ id }) => `${slug}.${id}`);
const [planId = '', otherPlanId = ''] = plansOf(setUp);
const setupPlan = changed('/contact', 'plan', planId);
const billedPlan = planLink(billed.slug, billed.plans.items[0]?.id ?? '', 'annual');
const panel = planLink(priced.slug, PANEL, priced.pricing.options[1].id);

const request = requestLink(billed.slug, billed.hero.primary.label);

const possible = [estimate, unbilledEstimate, billedPlan, setupPlan, panel, request];
// A few of each kind: tests/unit/lib has them all.
const impossible = [
  changed(estimate, 'billing', 'monthly', 'annual'),
  changed(estimate, 'billing'),
  changed(estimate, 'estimate', '__proto__'),
  changed(estimate, input, String(max + 1)),
  changed(estimate, input, '<script>alert(1)</script>'),
  changed(unbilledEstimate, 'billing', 'annual'),
  changed(billedPlan, 'billing', 'weekly'),
  changed(setupPlan, 'billing', ''),
  changed(panel, 'billing'),
  changed(setupPlan, 'plan', planId, otherPlanId),
  changed(request, 'request', '__proto__'),
];

/** What the form is filled in with lies there. */
const PREFILLS = '**/contact/prefills.json';

/** Opens an address of the form, and waits until its page has what it fills the form with. */
async function openForm(page: Page, address: string): Promise<void> {
  const words = page.waitForResponse(PREFILLS);
  const rests = watchRest(page);
  await page.goto(address);
  await hydrated(page);
  await (await words).finished();
  await rests();
}

for (const address of possible) {
  test(`${address} is what a page writes: the form is filled in`, async ({ page }) => {
    await openForm(page, address);
    await expectPrefilled(page, /./, /./);
  });
}
for (const address of impossible) {
  test(`${address} is what no page writes: the form stays empty`, async ({ page }) => {
    const faults = watchFaults(page);
    await openForm(page, address);
    await expectPrefilled(page, '', '');
    expect(faults).toEqual([]);
  });
}

/** A word that no script of the form but this one holds. */
const SUMS_ALONE = 'donors';

aloneTest('an estimate whose sums come empty is asked of the visitor', async ({ page }) => {
  await page.clock.install();
  await page.route(CHUNKS, (route) => {
    const script = answerOf(route);
    const body = script.includes(SUMS_ALONE) ? '' : script;
    return route.fulfill({ body, contentType: 'text/javascript' });
  });
  const late = page.waitForResponse(PREFILLS);
  const rests = watchRest(page);
  await page.goto(estimate);
  await hydrated(page);
  await late;
  await rests();
  await expectPrefilled(page, '', '');
  await page.clock.fastForward(5_000);
  await expect(field(page, 'message')).toHaveAccessibleDescription(contact.form.missing);
});

aloneTest('what a visitor has made of offered words stays so on the way back', async ({ page }) => {
  await openForm(page, request);
  await field(page, 'message').fill(message.message);
  await page.goto('/about');
  const words = page.waitForResponse(PREFILLS);
  const rests = watchRest(page);
  await page.goBack();
  await hydrated(page);
  await (await words).finished();
  await rests();
  await expect(field(page, 'message')).toHaveValue(message.message);
});

aloneTest(
  'past another page back to what was asked first: the form asks it again',
  async ({ page }) => {
    await preparesNoPages(page);
    await liftLimits(page);
    await page.goto(billed.path);
    await hydrated(page);
    for (const { path, name, contactService } of [billed, priced]) {
      if (!page.url().endsWith(path)) await page.locator(`footer a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await openAnswers(page);
      await waysOf(page).first().click();
      await expectPrefilled(page, contactService, saying(name));
    }
    await field(page, 'email').fill(message.email);
    await page.evaluate(() => history.go(-2)); // a long press on Back
    await expectPrefilled(page, billed.contactService, saying(billed.name));
    await expect(field(page, 'message')).not.toHaveValue(saying(priced.name));
    await expect(field(page, 'email')).toHaveValue(message.email);
  },
);
