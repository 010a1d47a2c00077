import { company } from '../../content/company';
import {
  calculatedOn,
  copyLink,
  estimateTerms,
  linkCopied,
  print,
  seeAgain,
} from '../../content/ui';
import { keptLink } from '../../lib/estimators/estimate-link';
import { defaultsOf } from '../../lib/estimators/model';
import { formatDayOf } from '../../lib/format/dates';
import {
  firstSlider,
  headlineOf,
  modelOf,
  pagesWith,
  pageWithEverything,
  slidersOf,
  type EstimatorWords,
} from '../support/landing';
import {
  becomesReady,
  calculator,
  holdScripts,
  hydrated,
  inItsTypeface,
  watchFaults,
} from '../support/page';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';

const pages = pagesWith('estimator');

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

/** Every slider of an estimator at another place than at first. */
const placesOf = (estimator: EstimatorWords) =>
  Object.fromEntries(
    slidersOf(estimator).map(([key, { max, step }], index) => [key, max - index * step]),
  );

/** The estimate that an address keeps is there, untouched: such a page gets its scripts by itself. */
async function expectEstimate(page: Page, path: string, estimator: EstimatorWords, way?: string) {
  const values = placesOf(estimator);
  await expect(calculator(page).locator('strong').first()).toHaveText(
    headlineOf(estimator, values, way),
  );
  for (const [key, value] of Object.entries(values))
    await expect(calculator(page).locator(`input[name="${key}"]`)).toHaveValue(String(value));
  if (way) await expect(calculator(page).locator(`input[value="${way}"]`)).toBeChecked();
  await expect(calculator(page)).toBeInViewport();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    new RegExp(`${path}$`),
  );
}

/** Presses Print, which has to leave the estimate alone on one sheet, and goes back to the page. */
async function expectOneSheet(page: Page, estimator: EstimatorWords, day: string): Promise<void> {
  await inItsTypeface(page); // another is wider, and may take two
  const all = await figures(page);
  await page.evaluate(() => (window.print = () => undefined));
  await button(page, print).click();
  await page.emulateMedia({ media: 'print' });

  const words = await onPaper(page);
  for (const wanted of [
    estimator.method,
    company.phone.label,
    company.email,
    page.url(),
    calculatedOn(day),
    estimateTerms,
    seeAgain,
    ...Object.values(estimator.inputs).map(({ label }) => label),
    ...all.filter(Boolean),
  ])
    expect(words).toContain(wanted);
  for (const other of ['h1', '.site-header', 'body > footer', 'button'])
    for (const element of await page.locator(other).all()) await expect(element).toBeHidden();
  await expect(page.locator('.estimator svg').first()).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);

  // As it was: the page itself prints whole again.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.sheet')).toHaveCount(0);
}

const everything = pageWithEverything();
const [unbilled] = pages.filter((page) => !modelOf(page.estimator).billing);
if (!unbilled) throw new Error('every estimator follows a way to pay');
/** The pages on which the link is made by hand; on the others it is opened as the unit tests have it made. */
const copied = [everything, unbilled];

for (const { path, estimator } of pages.filter((page) => !copied.some((one) => one === page))) {
  const model = modelOf(estimator);
  const way = model.billing?.[1];

  test(`${path}: a kept link shows its estimate, and its button prints that alone, on one sheet`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await page.goto(keptLink(path, model, placesOf(estimator), way));
    await becomesReady(page);
    await expectEstimate(page, path, estimator, way);
    expect(faults).toEqual([]);
    // Which day is read where the clock stands still (below): here it may have become another.
    await expectOneSheet(page, estimator, '');
  });
}

for (const { path, estimator } of copied) {
  const model = modelOf(estimator);
  const values = placesOf(estimator);
  const way = model.billing?.[1];

  aloneTest(
    `${path}: the link that is copied shows the same estimate, and its button prints that alone, with its day`,
    async ({ page, context }) => {
      const moment = new Date(2031, 0, 31, 23, 59);
      await page.clock.setFixedTime(moment);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

      await page.goto('about:blank');
      const faults = watchFaults(page);
      await page.goto(link);
      await becomesReady(page);
      await expectEstimate(page, path, estimator, way);
      expect(await figures(page)).toEqual(before);
      expect(faults).toEqual([]);
      await expectOneSheet(page, estimator, formatDayOf(moment));
      expect(await sheetsOf(page)).toBeGreaterThan(1);
    },
  );
}

test('an address that no estimator wrote is ignored without a word', async ({ page }) => {
  const { path, estimator } = everything;
  const [first] = firstSlider(estimator);
  const defaults = defaultsOf(modelOf(estimator).inputs);
  const faults = watchFaults(page);
  // More of them are in tests/unit/lib/estimators/estimate-link.test.ts.
  const query = `${first}=%3Cscript%3Ealert(1)%3C/script%3E&billing=weekly&price=1`;
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
  const slider = calculator(page).locator(`input[name="${first}"]`);
  // The browser, which goes to the anchor meanwhile, may take the focus along before the key comes.
  await expect(async () => {
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue(String(min), { timeout: 500 });
  }).toPass();
  await release();
  await expect(calculator(page).locator('strong').first()).toHaveText(
    headlineOf(estimator, { ...values, [first]: min }),
  );
  expect(min).not.toBe(max);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would do nothing, and the defaults are on paper', async ({
    page,
  }) => {
    // What is hidden so on every page is read in the export (tests/export/estimators.test.ts).
    const { path, estimator } = everything;
    await page.goto(path);
    await expect(button(page, print)).toBeHidden();
    await expect(button(page, copyLink)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    const total = calculator(page).locator('strong').first();
    await expect(total).toHaveText(headlineOf(estimator, {}));
    await expect(total).toBeVisible();
    await expect(calculator(page).getByText(estimator.method)).toBeVisible();
  });
});
