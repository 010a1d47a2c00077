import { cloudServices } from '../../content/services/cloud-services';
import { itConsulting } from '../../content/services/it-consulting';
import { estimateMessage } from '../../content/ui';
import { answerLines } from '../../lib/estimators/answer';
import { cloud } from '../../lib/estimators/cloud';
import { keptLink } from '../../lib/estimators/estimate-link';
import { bandOf, maturity } from '../../lib/estimators/maturity';
import { defaultsOf } from '../../lib/estimators/model';
import { formatValue, valueText } from '../../lib/estimators/value-format';
import { expectPrefilled } from '../support/contact';
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
  boxOf,
  calculator,
  CHUNKS,
  holdScripts,
  hydrated,
  watchFaults,
} from '../support/page';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';

const pages = pagesWith('estimator');

/** Every slider that reads as a word or as dollars, with one of its values and how that reads. */
const readingsOf = (estimator: EstimatorWords) =>
  slidersOf(estimator).flatMap(([key, { default: value, min, step }]) => {
    const format = estimator.inputs[key]?.format;
    if (format === 'dollars') {
      const next = min + step;
      return [{ key, value: next, reads: `$${next.toLocaleString('en-CA')}` }];
    }
    if (typeof format !== 'object' || !('levels' in format)) return [];
    return [{ key, value, reads: format.levels[value - 1] ?? '' }];
  });

const reading = (sign: RegExp) =>
  pages.find(({ estimator }) => readingsOf(estimator).some(({ reads }) => sign.test(reads)));

// An example of each kind; the screens of all have unit tests (tests/support/estimator-screen.tsx).
const billed = pageWithEverything();
const [inWords, inDollars] = [reading(/^[A-Z]/), reading(/^\$/)];
if (!inWords || !inDollars) throw new Error('no estimator of one of the kinds');
const examples = [billed, inWords, inDollars];

const figure = (page: Page) => calculator(page).locator('strong').first();
const slider = (page: Page, name: string) => calculator(page).locator(`input[name="${name}"]`);
const output = (page: Page, name: string) =>
  calculator(page).locator(`div:has(> .range input[name="${name}"]) output`);

/** Puts a slider to one of its ends, or one step on, by keyboard. */
async function press(page: Page, name: string, key: 'Home' | 'End' | 'ArrowRight' | 'ArrowLeft') {
  await slider(page, name).focus();
  await page.keyboard.press(key);
}

/**
 * What a slider says, the figure, and where each slider lies in the estimator, all of one moment: none may
 * move away from the hand that drags it.
 */
const look = (page: Page, name?: string) =>
  calculator(page).evaluate((whole, key) => {
    const words = (selector: string) =>
      [...whole.querySelectorAll(selector)].map(({ textContent }) =>
        textContent?.replace(/\s+/g, ' ').trim(),
      );
    const inputs = [...whole.querySelectorAll<HTMLInputElement>(`input[name="${key}"]`)];
    const top = whole.querySelector('.estimator')?.getBoundingClientRect().y ?? NaN;
    return {
      says: {
        value: inputs.map(({ value }) => value),
        valuetext: inputs.map((input) => input.getAttribute('aria-valuetext')),
        output: words(`div:has(> .range input[name="${key}"]) output`),
        figure: words('strong')[0],
      },
      places: [...whole.querySelectorAll('.estimator .controls input')].map(
        (input) =>
          // To the 64ths of a pixel in which pages are laid out: what is finer comes and goes with scrolling.
          Math.round((input.getBoundingClientRect().y - top) * 64) / 64,
      ),
    };
  }, name);

const places = async (page: Page) => (await look(page)).places;

/** On a low phone, too, the total is there and over no slider that has the focus. */
async function expectTotalInSight(page: Page, estimator: EstimatorWords): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 600 });
  for (const [key] of slidersOf(estimator)) {
    await slider(page, key).focus();
    await expect(figure(page)).toBeInViewport({ ratio: 1 });
    const total = await boxOf(figure(page));
    const box = await boxOf(slider(page, key));
    expect(box.y + box.height).toBeLessThanOrEqual(total.y);
  }
  if (before) await page.setViewportSize(before);
}

/** The answer as the page shows it: the big figure with its words, or what the page's summary is made of. */
async function shownAnswer(page: Page, estimator: EstimatorWords, billing?: string) {
  const { summary, results } = estimator;
  if (!summary) return (await figure(page).locator('xpath=..').textContent()) ?? '';
  let answer = summary;
  for (const [result, copy] of Object.entries(results)) {
    if (!answer.includes(`{${result}}`)) continue;
    const line = calculator(page)
      .locator('p:has(> span)', { hasText: typeof copy === 'string' ? copy : copy.label })
      .locator('span')
      .last();
    const isHeadline = result === modelOf(estimator).headline(billing);
    answer = answer.replace(`{${result}}`, await (isHeadline ? figure(page) : line).innerText());
  }
  return answer;
}

for (const { path, estimator } of pages) {
  test(`${path}: a slider moved before React arrives is counted; on a phone the total stays in sight; every slider by keyboard and pointer, and the result with it; none moves as a value grows`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const values = defaultsOf(modelOf(estimator).inputs);
    await expect(figure(page)).toHaveText(headlineOf(estimator, values));
    const [first, { max: most }] = firstSlider(estimator);
    await press(page, first, 'End');
    await release();
    await expect(figure(page)).toHaveText(headlineOf(estimator, { [first]: most }));
    // The focus brings into the window only what it comes to.
    await slider(page, first).blur();
    await expectTotalInSight(page, estimator);

    await page.unroute(CHUNKS);
    await slider(page, first).fill(String(values[first]));
    await expect(figure(page)).toHaveText(headlineOf(estimator, values));
    const before = await places(page);
    expect(before).toHaveLength(slidersOf(estimator).length);

    for (const [key, { min, max, step }] of slidersOf(estimator)) {
      const copy = estimator.inputs[key];
      if (!copy) throw new Error(`${key} has no words`);
      const handle = slider(page, key);
      await expect(calculator(page).getByLabel(copy.label, { exact: true })).toHaveAttribute(
        'name',
        key,
      );
      for (const [pressed, value] of [
        ['End', max],
        ['ArrowLeft', max - step],
        ['Home', min],
        ['ArrowRight', min + step],
      ] as const) {
        await press(page, key, pressed);
        values[key] = value;
        const wanted = {
          value: [String(value)],
          valuetext: [valueText(value, copy.format)],
          output: [formatValue(value, copy.format)],
          figure: headlineOf(estimator, values),
        };
        // The sliders lie where they did when all of it is first said, not some time later.
        let seen: number[] = [];
        const said = async () => {
          const { says, places: now } = await look(page, key);
          seen = now;
          return says;
        };
        await expect.poll(said, `${key}: ${pressed}`).toEqual(wanted);
        expect(seen, `${key}: ${value}`).toEqual(before);
      }

      await page.keyboard.press('PageUp');
      const paged = Number(await handle.inputValue());
      expect(paged).toBeGreaterThan(min + step);

      const box = await boxOf(handle);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const middle = Number(await handle.inputValue());
      expect(Math.abs(middle - (min + max) / 2)).toBeLessThanOrEqual(step + (max - min) * 0.03);
      values[key] = middle;
      await expect(figure(page)).toHaveText(headlineOf(estimator, values));
    }
    // On a small phone and a small desk, too.
    for (const width of [320, 345, 1024, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      const narrow = await places(page);
      for (const [key] of slidersOf(estimator)) {
        for (const pressed of ['End', 'Home'] as const) {
          await press(page, key, pressed);
          expect(await places(page), `${key}: ${pressed} at ${width} px`).toEqual(narrow);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

for (const { path, name, contactService, estimator } of examples) {
  const model = modelOf(estimator);
  const readings = readingsOf(estimator);
  const read = readings.map(({ key, reads }) => `, ${key} as ${reads}`).join('');
  for (const billing of model.billing ?? [undefined]) {
    test(`${path}: the estimate${billing ? `, ${billing}` : read}, arrives in the contact form as the page showed it`, async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(page);
      const [first, { max }] = firstSlider(estimator);
      const values = { ...defaultsOf(model.inputs), [first]: max };
      await press(page, first, 'End');
      for (const { key, value, reads } of readings) {
        values[key] = value;
        await slider(page, key).fill(String(value));
        await expect(output(page, key)).toHaveText(reads);
        await expect(slider(page, key)).toHaveAttribute('aria-valuetext', reads);
      }
      if (billing)
        await calculator(page).locator(`fieldset label:has(input[value="${billing}"])`).click();
      await expect(figure(page)).toHaveText(headlineOf(estimator, values, billing));

      // What the message has to say is read from the page.
      const shownInputs = [];
      for (const [input, { label }] of Object.entries(estimator.inputs))
        shownInputs.push(`${label}: ${await output(page, input).innerText()}`);
      const result = await shownAnswer(page, estimator, billing);
      const link = new URL(keptLink(path, model, values, billing), page.url()).href;

      await calculator(page).getByRole('link', { name: estimator.handover }).click();
      await expect(page).toHaveURL(/\/contact\?estimate=/);
      await becomesReady(page);
      expect(page.url()).not.toMatch(/price|total|%24/);
      await expectPrefilled(
        page,
        contactService,
        estimateMessage(name, shownInputs.join(', '), result, link),
      );
    });
  }
}

test('the result moves in the same frame as the slider', async ({ page }) => {
  await page.goto(cloudServices.path);
  await hydrated(page);
  const { max } = cloud.inputs.users;
  const shown = await page.evaluate(async (value) => {
    const input = document.querySelector<HTMLInputElement>('#calculator input[name=users]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, String(value));
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return document.querySelector('#calculator strong')?.textContent;
  }, max);
  expect(shown).toBe(headlineOf(cloudServices.estimator, { users: max }));
});

test('the assessment marks its level in the framework and changes its advice with its band', async ({
  page,
}) => {
  await page.goto(itConsulting.path);
  await hydrated(page);
  const { employees, revenue, budget } = maturity.inputs;
  const bands = new Set<string>();
  for (const [key, size] of [
    [undefined, 'default'],
    ['End', 'max'],
    ['Home', 'min'],
  ] as const) {
    if (key) for (const name of ['employees', 'budget']) await press(page, name, key);
    const { level, score } = maturity.estimate({
      employees: employees[size],
      revenue: revenue.default,
      budget: budget[size],
    });
    const marked = page.locator('[data-level][aria-current]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('data-level', String(level));
    const band = bandOf(score);
    bands.add(band);
    for (const advice of itConsulting.recommendations[band])
      await expect(calculator(page).getByText(advice)).toBeVisible();
  }
  expect(bands.size).toBe(3);
});

test('a loss is shown as a loss, with a sentence, for which no slider moves on a desk', async ({
  page,
}) => {
  const { path, estimator } = cloudServices;
  const { savings } = answerLines(
    cloud.estimate({
      users: cloud.inputs.users.min,
      storage: cloud.inputs.storage.max,
      bandwidth: cloud.inputs.bandwidth.max,
    }),
    estimator.results,
  );
  expect(savings.formatted).toMatch(/^-\$/);
  await page.goto(path);
  await hydrated(page);
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await press(page, 'users', 'End');
    await expect(calculator(page)).not.toContainText(estimator.remark);
    const before = await places(page);
    await press(page, 'users', 'Home');
    for (const key of ['storage', 'bandwidth']) await press(page, key, 'End');
    await expect(calculator(page)).toContainText(estimator.remark);
    await expect(calculator(page)).toContainText(savings.formatted);
    expect(await places(page), `at ${width} px`).toEqual(before);
  }
});

test('sliders lie evenly in a card that is higher than they are', async ({ page }) => {
  await page.goto(itConsulting.path);
  const [above = 0, below = 0] = await calculator(page)
    .locator('.sliders')
    .evaluate((sliders) => {
      const card = sliders.getBoundingClientRect();
      // What is seen of them: their own boxes may be larger.
      const first = sliders.firstElementChild?.firstElementChild;
      const last = sliders.lastElementChild?.lastElementChild;
      if (!first || !last) throw new Error('no sliders');
      return [
        first.getBoundingClientRect().top - card.top,
        card.bottom - last.getBoundingClientRect().bottom,
      ];
    });
  expect(above).toBeGreaterThan(20);
  expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
});

test('a low window on a phone keeps its room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(cloudServices.path);
  await hydrated(page);
  await slider(page, 'users').focus();
  await expect(figure(page)).not.toBeInViewport();
});

aloneTest.describe('under a finger', () => {
  aloneTest.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  aloneTest(
    'a swipe that begins on a slider scrolls the page, and leaves its value',
    async ({ page, photoStandIn: client }) => {
      const [name, { default: value }] = firstSlider(billed.estimator);
      await page.goto(billed.path);
      await hydrated(page);
      const control = slider(page, name);
      await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const { x, y, width, height } = await boxOf(control);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up?: number) => {
        const point = { x: x + width * 0.8, y: y + height / 2 - (up ?? 0) };
        const touchPoints = up === undefined ? [] : [point];
        return client.send('Input.dispatchTouchEvent', { type, touchPoints });
      };
      const scrolled = () => page.evaluate(() => scrollY);
      const before = await scrolled();
      const total = await figure(page).textContent();
      await touch('touchStart', 0);
      for (let up = 20; up <= 200; up += 20) await touch('touchMove', up);
      await touch('touchEnd');
      await expect.poll(scrolled).toBeGreaterThan(before + 50);
      await expect(control).toHaveValue(String(value));
      await expect(figure(page)).toHaveText(String(total));
      // A tap is meant.
      await control.tap({ position: { x: width * 0.8, y: height / 2 } });
      await expect(control).not.toHaveValue(String(value));
      await expect(figure(page)).not.toHaveText(String(total));
    },
  );
});
