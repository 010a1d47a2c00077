import { render, screen } from '@testing-library/react';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { useBilling } from '@/components/billing/use-billing';
import { howYouPay } from '@/content/ui';
import { plans } from '../../../specification';
import { beforeItFollows } from '../../../support/followed';

const [first, second] = plans.ways;
const options = [
  { id: 'monthly', label: first },
  { id: 'annual', label: second, saving: 'Save' },
] as const;

function Chosen() {
  return <output>{useBilling().chosen}</output>;
}
const setup = () =>
  render(
    <BillingProvider options={options}>
      <BillingToggle />
      <BillingToggle />
      <Chosen />
    </BillingProvider>,
  );
const radios = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('radio', { name });
const ways = (container: Element) => container.querySelector('[data-billing]');

it('starts with the first way to pay', () => {
  const { container } = setup();
  expect(screen.getAllByRole('group', { name: howYouPay })).toHaveLength(2);
  expect(radios(new RegExp(first)).map(({ checked }) => checked)).toEqual([true, true]);
  expect(screen.getByRole('status')).toHaveTextContent('monthly');
  expect(ways(container)).toHaveAttribute('data-billing', 'first');
});

it('answers first, and is then one choice for the whole page, however many toggles it has', async () => {
  const { move, followed } = beforeItFollows();
  const { container } = setup();
  const [toggle] = radios(new RegExp(second)) as [HTMLInputElement];
  await move((hand) => hand.click(toggle));
  expect(toggle.checked).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('monthly');
  await followed();
  expect(radios(new RegExp(second)).map(({ checked }) => checked)).toEqual([true, true]);
  expect(screen.getByRole('status')).toHaveTextContent('annual');
  expect(ways(container)).toHaveAttribute('data-billing', 'second');
});

it('says what the second way saves', () => {
  setup();
  expect(radios(new RegExp(`${second}.*Save`))).toHaveLength(2);
});

it('needs its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<BillingToggle />)).toThrow(
    'useBilling must be used within a BillingProvider',
  );
});
