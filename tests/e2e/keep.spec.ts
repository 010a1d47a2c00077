import { company } from '../../content/company';
import { calculatedOn, copyLink, linkCopied, print, seeAgain } from '../../content/ui';
import { keptLink } from '../../lib/estimators/estimate-link';
import { defaultsOf } from '../../lib/estimators/model';
import { formatDayOf } from '../../lib/format/dates';
import {
  firstSlider,
  headlineOf,
  modelOf,
  pagesWith,
  pageWithEverything,
} from '../support/landing';
import { becomesReady, holdScripts, hydrated, watchFaults } from '../support/page';
import { expect, test, type Page } from '../support/test';

const pages = pagesWith('estimator');
const everything = pageWithEverything();

const calculator = (page: Page) => page.locator('#calculator');
const button = (page: Page, name: string) =>
  calculator(page).getByRole('button', { name, exact: true });
/** All that an estimator says: where its sliders stand, and what follows from that. */
const figures = (page: Page) =>
  calculator(page).locator('.estimator :is(output, dd, strong, p):not(.sr-only)').allInnerTexts();

/** Number of sheets of letter paper that the page takes, with a browser's usual margins. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = '0.4in';
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Words that would stand on paper: what is shown of the page. */
const onPaper = (page: Page) => page.evaluate(() => document.body.innerText);

for (const { path, estimator } of pages) {
  const model = modelOf(estimator);
  const values = Object.fromEntries(
    Object.entries(model.inputs).map(([key, { max, step }], index) => [key, max - index * step]),
  );
  const way = model.billing?.[1];

  test(`${path}: a copied link shows the same estimate, and its button prints that alone, on one sheet`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(path);
    await hydrated(page);
    for (const [key, value] of Object.entries(values))
      await calculator(page).locator(`input[name="${key}"]`).fill(String(value));
    if (way) await calculator(page).locator(`fieldset label:has(input[value="${way}"])`).click();
    await button(page, copyLink).click();
    await expect(calculator(page).getByText(linkCopied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(new URL(keptLink(path, model, values, way), page.url()).href);
    const before = (await figures(page)).filter((words) => words !== linkCopied);

    // Untouched: a page with an estimate in its address gets its scripts by itself.
    await page.goto('about:blank');
    const faults = watchFaults(page);
    await page.goto(link);
    await becomesReady(page);
    await expect(calculator(page).locator('strong').first()).toHaveText(
      headlineOf(estimator, values, way),
    );
    expect(await figures(page)).toEqual(before);
    await expect(calculator(page)).toBeInViewport();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`${path}$`),
    );
    expect(faults).toEqual([]);

    const all = await figures(page);
    await button(page, print).click();
    await page.emulateMedia({ media: 'print' });

    const words = await onPaper(page);
    const today = formatDayOf(new Date(await page.evaluate(() => Date.now())));
    for (const wanted of [
      estimator.method,
      company.phone.label,
      company.email,
      page.url(),
      calculatedOn(today),
      seeAgain,
      ...Object.values(estimator.inputs).map(({ label }) => label),
      ...all.filter(Boolean),
    ])
      expect(words).toContain(wanted);
    for (const other of ['h1', '.site-header', 'body > footer', '.site-footer', 'button'])
      for (const element of await page.locator(other).all()) await expect(element).toBeHidden();
    await expect(page.locator('.estimator svg').first()).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);

    // As it was: the page itself prints whole again.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.sheet')).toHaveCount(0);
    expect(await sheetsOf(page)).toBeGreaterThan(1);
  });
}

test.describe('an address that no estimator wrote', () => {
  const { path, estimator } = everything;
  const model = modelOf(estimator);
  const [first, { max, step }] = firstSlider(estimator);
  const defaults = defaultsOf(model.inputs);
  for (const query of [
    `${first}=${max + step}`,
    `${first}=-1`,
    `${first}=many`,
    `${first}=${max}&${first}=${max}`,
    `${first}=%3Cscript%3Ealert(1)%3C/script%3E`,
    `${first}=&billing=weekly&price=1`,
  ]) {
    test(`${query} is ignored without a word`, async ({ page }) => {
      const faults = watchFaults(page);
      await page.goto(`${path}?${query}#calculator`);
      await becomesReady(page);
      await expect(calculator(page).locator(`input[name="${first}"]`)).toHaveValue(
        String(defaults[first]),
      );
      await expect(calculator(page).locator('strong').first()).toHaveText(
        headlineOf(estimator, defaults),
      );
      expect(faults).toEqual([]);
    });
  }
});

test('a slider moved before the scripts come stays, and the address sets the others', async ({
  page,
}) => {
  const { path, estimator } = everything;
  const model = modelOf(estimator);
  const [first, { max, min }] = firstSlider(estimator);
  const values = Object.fromEntries(
    Object.entries(model.inputs).map(([key, bounds]) => [key, bounds.max]),
  );
  const release = await holdScripts(page);
  await page.goto(keptLink(path, model, values), { waitUntil: 'commit' });
  await calculator(page).locator(`input[name="${first}"]`).focus();
  await page.keyboard.press('Home');
  release();
  await expect(calculator(page).locator('strong').first()).toHaveText(
    headlineOf(estimator, { ...values, [first]: min }),
  );
  expect(min).not.toBe(max);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, estimator } of pages) {
    test(`${path}: no button that would do nothing, and the defaults on paper`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(button(page, print)).toBeHidden();
      await expect(button(page, copyLink)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(calculator(page).locator('strong').first()).toHaveText(
        headlineOf(estimator, {}),
      );
      await expect(calculator(page).locator('strong').first()).toBeVisible();
      await expect(calculator(page).getByText(estimator.method)).toBeVisible();
    });
  }
});
