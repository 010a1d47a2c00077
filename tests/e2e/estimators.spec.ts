import { architecture as architecturePage } from '../../content/industries/architecture';
import { financial as financialPage } from '../../content/industries/financial';
import { healthcare as healthcarePage } from '../../content/industries/healthcare';
import { legal as legalPage } from '../../content/industries/legal';
import { manufacturing as manufacturingPage } from '../../content/industries/manufacturing';
import { nonProfit as nonProfitPage } from '../../content/industries/non-profit';
import { appWebDev } from '../../content/services/app-web-dev';
import { cloudServices } from '../../content/services/cloud-services';
import { itConsulting } from '../../content/services/it-consulting';
import { networkInfrastructure } from '../../content/services/network-infrastructure';
import { defaultsOf, type InputBounds, type Values } from '../../lib/estimators/model';
import { estimators, type EstimatorId } from '../../lib/estimators/registry';
import { hydrated, watchFaults } from '../support/page';
import { expect, test, type Page } from '../support/test';

const pages: ReadonlyArray<{
  id: EstimatorId;
  path: string;
  copy: {
    inputs: Readonly<Record<string, { label: string; unit: { one: string; other: string } }>>;
    handover: string;
    report?: string;
  };
  service: string;
}> = [
  {
    id: 'cloud',
    path: '/services/cloud-services',
    copy: cloudServices.estimator,
    service: cloudServices.service,
  },
  {
    id: 'network',
    path: '/services/network-infrastructure',
    copy: networkInfrastructure.estimator,
    service: networkInfrastructure.service,
  },
  {
    id: 'maturity',
    path: '/services/it-consulting',
    copy: itConsulting.estimator,
    service: itConsulting.service,
  },
  {
    id: 'development',
    path: '/services/app-web-dev',
    copy: appWebDev.estimator,
    service: appWebDev.service,
  },
  {
    id: 'healthcare',
    path: '/industries/healthcare',
    copy: healthcarePage.estimator,
    service: healthcarePage.service,
  },
  { id: 'legal', path: '/industries/legal', copy: legalPage.estimator, service: legalPage.service },
  {
    id: 'financial',
    path: '/industries/financial',
    copy: financialPage.estimator,
    service: financialPage.service,
  },
  {
    id: 'manufacturing',
    path: '/industries/manufacturing',
    copy: manufacturingPage.estimator,
    service: manufacturingPage.service,
  },
  {
    id: 'architecture',
    path: '/industries/architecture',
    copy: architecturePage.estimator,
    service: architecturePage.service,
  },
  {
    id: 'non-profit',
    path: '/industries/non-profit',
    copy: nonProfitPage.estimator,
    service: nonProfitPage.service,
  },
];

const calculator = (page: Page) => page.locator('#calculator');
/** What the big figure has to say: the headline, or for the assessment its level alone. */
const headline = (id: EstimatorId, values: Values<string>) =>
  estimators[id].headline(values).split(',')[id === 'maturity' ? 0 : 99] ??
  estimators[id].headline(values);

for (const { id, path, copy, service } of pages) {
  test(`${path}: every slider by keyboard and pointer, and the result with it`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await page.goto(path);
    await hydrated(page);
    const { inputs } = estimators[id];
    const values = defaultsOf<string>(inputs);
    const figure = calculator(page).locator('strong').first();
    await expect(figure).toHaveText(headline(id, values));

    for (const [key, bounds] of Object.entries<InputBounds>(inputs)) {
      const slider = calculator(page).getByLabel(copy.inputs[key]?.label ?? '', { exact: true });
      const presses: ReadonlyArray<[string, number]> = [
        ['End', bounds.max],
        ['ArrowLeft', bounds.max - bounds.step],
        ['Home', bounds.min],
        ['ArrowRight', bounds.min + bounds.step],
      ];
      await slider.focus();
      for (const [press, value] of presses) {
        await page.keyboard.press(press);
        values[key] = value;
        await expect(slider).toHaveValue(String(value));
        await expect(figure).toHaveText(headline(id, values));
      }
      await page.keyboard.press('PageUp');
      const paged = Number(await slider.inputValue());
      expect(paged).toBeGreaterThan(bounds.min + bounds.step - 1);
      values[key] = paged;
      const spoken = (await slider.getAttribute('aria-valuetext')) ?? '';
      expect(spoken).not.toMatch(/^\d+$/); // a number alone says nothing

      const box = await slider.boundingBox();
      if (!box) throw new Error(`${key} is not on the page`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const middle = Number(await slider.inputValue());
      expect(Math.abs(middle - (bounds.min + bounds.max) / 2)).toBeLessThanOrEqual(
        bounds.step + (bounds.max - bounds.min) * 0.03,
      );
      values[key] = middle;
      await expect(figure).toHaveText(headline(id, values));
    }
    const figures = await calculator(page).locator('dd, strong, output').allTextContents();
    expect(figures.length).toBeGreaterThan(3);
    expect(figures.filter((text) => /\d\.\d{3,}|NaN|Infinity/.test(text))).toEqual([]);
    expect(faults).toEqual([]);
  });

  test(`${path}: the estimate arrives in the contact form`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { inputs } = estimators[id];
    const values = defaultsOf<string>(inputs);
    const [key, bounds] = Object.entries<InputBounds>(inputs)[0] ?? [];
    if (!key || !bounds) throw new Error('no slider');
    await calculator(page)
      .getByLabel(copy.inputs[key]?.label ?? '', { exact: true })
      .focus();
    await page.keyboard.press('End');
    values[key] = bounds.max;
    await calculator(page)
      .getByRole('link', { name: copy.report ?? copy.handover })
      .click();
    await expect(page).toHaveURL(/\/contact\?estimate=/);
    expect(page.url()).not.toMatch(/price|total|%24/);
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(service);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      new RegExp(`Result: ${estimators[id].headline(values).replace(/[$.]/g, '\\$&')}`),
    );
  });

  test(`${path}: a slider moved before React arrives is counted`, async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const { inputs } = estimators[id];
    const values = defaultsOf<string>(inputs);
    const [key, bounds] = Object.entries<InputBounds>(inputs)[0] ?? [];
    if (!key || !bounds) throw new Error('no slider');
    await calculator(page)
      .getByLabel(copy.inputs[key]?.label ?? '', { exact: true })
      .focus();
    await page.keyboard.press('End');
    values[key] = bounds.max;
    release();
    await expect(calculator(page).locator('strong').first()).toHaveText(headline(id, values));
  });
}

test('the result moves in the same frame as the slider', async ({ page }) => {
  await page.goto('/services/cloud-services');
  await hydrated(page);
  const shown = await page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('#calculator input[name=users]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(slider, '200');
    slider?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return document.querySelector('#calculator strong')?.textContent;
  });
  expect(shown).toBe('$5,100');
});

test('the assessment marks its level in the framework and changes its advice with its band', async ({
  page,
}) => {
  await page.goto('/services/it-consulting');
  await hydrated(page);
  const marked = page.locator('[data-level][aria-current]');
  await expect(marked).toHaveAttribute('data-level', '4');
  await expect(page.getByText(itConsulting.recommendations.from60[0] ?? '')).toBeVisible();
  await page.getByLabel('Annual IT budget').focus();
  await page.keyboard.press('End');
  await page.getByLabel('Employees').focus();
  await page.keyboard.press('End');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-level', '5');
  await expect(page.getByText(itConsulting.recommendations.from80[0] ?? '')).toBeVisible();
  await page.getByLabel('Annual IT budget').focus();
  await page.keyboard.press('Home');
  await page.getByLabel('Employees').focus();
  await page.keyboard.press('Home');
  await expect(marked).toHaveAttribute('data-level', '3');
  await expect(page.getByText(itConsulting.recommendations.from40[0] ?? '')).toBeVisible();
});

test('a loss is shown as a loss, with a sentence', async ({ page }) => {
  await page.goto('/services/cloud-services');
  await hydrated(page);
  await page.getByLabel('Users', { exact: true }).focus();
  await page.keyboard.press('Home');
  for (const name of ['Storage', 'Bandwidth']) {
    await page.getByLabel(name, { exact: true }).focus();
    await page.keyboard.press('End');
  }
  await expect(calculator(page)).toContainText('-$375');
  await expect(calculator(page)).toContainText(cloudServices.estimator.results.loss);
});

const hostile = [
  'estimate=cloud&users=201&storage=1000&bandwidth=500',
  'estimate=cloud&users=25.5&storage=1000&bandwidth=500',
  'estimate=cloud&storage=1000&bandwidth=500',
  'estimate=cloud&users=NaN&storage=1000&bandwidth=500',
  'estimate=cloud&users=1e309&storage=1000&bandwidth=500',
  'estimate=cloud&users=-25&storage=1000&bandwidth=500',
  'estimate=cloud&users=25&users=25&storage=1000&bandwidth=500',
  'estimate=cloud&users=%3Cscript%3Ealert(1)%3C/script%3E&storage=1000&bandwidth=500',
  'estimate=__proto__',
  'plan=__proto__',
  'plan=healthcare.group&plan=healthcare.small',
  'plan=%3Cimg%20src=x%20onerror=alert(1)%3E',
];
test('hostile hand-over addresses leave the form as if they had not been there', async ({
  page,
}) => {
  const faults = watchFaults(page);
  for (const query of hostile) {
    await page.goto(`/contact?${query}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  }
  expect(faults).toEqual([]);
});
