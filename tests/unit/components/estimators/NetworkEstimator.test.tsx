import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { NetworkEstimator } from '@/components/estimators/NetworkEstimator';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { network } from '@/lib/estimators/network';
import { formatDollars, formatPercent } from '@/lib/format/numbers';
import { calculators, networkBars } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { followed } from '../../../support/followed';
import { addressOf, linesOf, moveTo, slider } from '../../../support/screen';

const { estimator: copy, pricing } = networkInfrastructure;
const { atDefaults, sliders } = calculators.network;
const element = (
  <BillingProvider options={pricing.options}>
    <BillingToggle />
    <NetworkEstimator copy={copy} />
  </BillingProvider>
);
const input = (key: keyof typeof sliders) => slider(copy.inputs[key].label);

testEstimatorScreen({
  id: 'network',
  copy,
  element,
  headline: 'monthly',
  lines: [...['locations', 'users', 'bandwidth', 'traditional', 'savings'], 'savedShare'],
});

it('shows the price of the way to pay that is chosen, and hands it over', async () => {
  const { container } = render(element);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(pricing.options[1].label) }));
  await followed();
  expect(linesOf(container)).toContain(
    `${formatDollars(atDefaults.monthlyBilledAnnually)} ${copy.results.monthlyBilledAnnually}`,
  );
  expect(addressOf(copy.handover)).toContain(`billing=${pricing.options[1].id}`);
});

it('says what to do where a bar is full, and only there', () => {
  const { container } = render(element);
  const full = () => linesOf(container).filter((line) => line.includes(` ${networkBars.cap}% `));
  expect(full()).toEqual([expect.stringContaining(copy.lineFull)]);
  moveTo(input('bandwidth'), sliders.bandwidth.max);
  expect(full()).toEqual([]);
  moveTo(input('locations'), sliders.locations.min);
  moveTo(input('users'), sliders.users.max);
  expect(full()).toEqual([expect.stringContaining(copy.portsFull)]);
});

it('fills its bars to the cap, and no further', () => {
  const { container } = render(element);
  moveTo(input('locations'), sliders.locations.min);
  moveTo(input('users'), sliders.users.max);
  moveTo(input('bandwidth'), sliders.bandwidth.min);
  expect(linesOf(container).filter((line) => line.includes(` ${networkBars.cap}% `))).toHaveLength(
    2,
  );
});

it('says once the sliders rest what has become full since, and not what was', () => {
  jest.useFakeTimers();
  const { container } = render(element);
  const rests = () => act(() => void jest.advanceTimersByTime(1_000));
  const said = () =>
    [...container.querySelectorAll('output.sr-only')].map((one) => one.textContent);
  rests();
  expect(said().filter(Boolean)).toEqual([]);
  expect(screen.getByText(copy.lineFull)).toBeInTheDocument();
  moveTo(input('bandwidth'), sliders.bandwidth.max);
  moveTo(input('locations'), sliders.locations.min);
  moveTo(input('users'), sliders.users.max);
  expect(said().filter(Boolean)).toEqual([]);
  rests();
  expect(said()).toContain(copy.portsFull);
  moveTo(input('bandwidth'), sliders.bandwidth.min);
  expect(said()).not.toContain(copy.lineFull);
  rests();
  expect(said()).toContain(copy.lineFull);
});

it('says in words when nothing is saved, and how large a loss is beside a bar without length', () => {
  const { container } = render(element);
  expect(screen.queryByText(copy.remark)).not.toBeInTheDocument();
  moveTo(input('locations'), sliders.locations.min);
  moveTo(input('bandwidth'), sliders.bandwidth.max);
  expect(screen.getByText(copy.remark)).toBeInTheDocument();
  const { savings, traditional } = network.estimate({
    locations: sliders.locations.min,
    users: sliders.users.default,
    bandwidth: sliders.bandwidth.max,
  });
  const share = formatPercent((savings / traditional) * 100, 0);
  expect(share).toMatch(/^-/);
  expect(linesOf(container)).toContainEqual(
    expect.stringMatching(new RegExp(`^Share saved ${share}$`)),
  );
  expect(container.querySelector('[width^="-"]')).toBeNull();
});
