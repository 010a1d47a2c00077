import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { CloudEstimator } from '@/components/estimators/CloudEstimator';
import { cloudServices } from '@/content/services/cloud-services';
import { formatDollars } from '@/lib/format/numbers';
import { calculators } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { beforeItFollows, followed } from '../../../support/followed';
import { addressOf, linesOf, moveTo, slider } from '../../../support/screen';

const copy = cloudServices.estimator;
const { atDefaults } = calculators.cloud;
const element = (
  <BillingProvider options={cloudServices.pricing.options}>
    <BillingToggle />
    <CloudEstimator copy={copy} />
  </BillingProvider>
);
const link = () => addressOf(copy.handover);
/** The figure above all others. */
const headlineOf = (container: HTMLElement) =>
  container.querySelector('.total strong')?.textContent ?? 'no figure';

testEstimatorScreen({
  id: 'cloud',
  copy,
  element,
  headline: 'monthly',
  lines: ['users', 'storage', 'bandwidth', 'onPremises', 'savings'],
});

it('shows the price of the way to pay that is chosen, and hands it over', async () => {
  const { container } = render(element);
  const [byMonth, byYear] = cloudServices.pricing.options;
  expect(link()).toContain(`billing=${byMonth.id}`);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(byYear.label) }));
  await followed();
  expect(linesOf(container)).toContain(
    `${formatDollars(atDefaults.monthlyBilledAnnually)} ${copy.results.monthlyBilledAnnually}`,
  );
  expect(link()).toContain(`billing=${byYear.id}`);
});

it('announces a price when the way to pay is changed, there and back, and none before', async () => {
  const { container } = render(element);
  const said = () => container.querySelector('output.sr-only')?.textContent;
  expect(said()).toBe('');
  for (const { label } of [...cloudServices.pricing.options].reverse()) {
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(label) }));
    await followed();
    await waitFor(() => expect(said()).toContain(headlineOf(container)));
    // As it is shown: the figure first, and then what it is of.
    expect(said()).toMatch(/^\$[\d,]+ per month/);
  }
});

it('keeps its price to itself while the choice is made beside another one', async () => {
  const { container } = render(
    <BillingProvider options={cloudServices.pricing.options}>
      <CloudEstimator copy={copy} />
      <section id="pricing">
        <BillingToggle />
      </section>
    </BillingProvider>,
  );
  const said = () => container.querySelector('output.sr-only')?.textContent;
  const [, byYear] = cloudServices.pricing.options;
  const { move, followed: chosen } = beforeItFollows();
  await move((hand) => hand.click(screen.getByRole('radio', { name: new RegExp(byYear.label) })));
  await chosen();
  act(() => void jest.advanceTimersByTime(2_000));
  expect(link()).toContain(`billing=${byYear.id}`);
  expect(said()).toBe('');
  act(() => slider(copy.inputs.users.label).focus());
  moveTo(slider(copy.inputs.users.label), calculators.cloud.sliders.users.max);
  act(() => void jest.advanceTimersByTime(2_000));
  expect(said()).toContain(headlineOf(container));
});

it('says in words when nothing is saved', () => {
  render(element);
  expect(screen.queryByText(copy.remark)).not.toBeInTheDocument();
  const { users, storage, bandwidth } = calculators.cloud.sliders;
  moveTo(slider(copy.inputs.users.label), users.min);
  moveTo(slider(copy.inputs.storage.label), storage.max);
  moveTo(slider(copy.inputs.bandwidth.label), bandwidth.max);
  expect(screen.getByText(copy.remark)).toBeInTheDocument();
});

it('asks nothing of a page without a billing choice', () => {
  render(<CloudEstimator copy={copy} />);
  expect(link()).toContain(`billing=${cloudServices.pricing.options[0].id}`);
});
