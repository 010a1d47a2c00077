import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BilledPlans } from '@/components/sections/BilledPlans';
import { cybersecurity } from '@/content/services/cybersecurity';
import { planLink } from '@/lib/contact/contact-link';
import { formatDollars } from '@/lib/format/numbers';
import {
  cybersecurityPlans,
  cybersecuritySaving,
  plans as words,
  shell,
} from '../../../specification';
import { followed } from '../../../support/followed';

const setup = () => render(<BilledPlans page={cybersecurity.slug} plans={cybersecurity.plans} />);
const card = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`no card for ${name}`);
  return within(item);
};
const start = (name: string) =>
  card(name).getByRole('link', { name: new RegExp(shell.getStarted) });

it.each(cybersecurityPlans.map((plan) => [plan.name, plan] as const))(
  '%s shows both its prices and for whom it is',
  (name, { monthly, annual, perMonthBilledAnnually, idealFor, highlighted }) => {
    setup();
    const plan = card(name);
    expect(plan.getByText(formatDollars(monthly))).toBeInTheDocument();
    expect(plan.getByText(formatDollars(perMonthBilledAnnually))).toBeInTheDocument();
    expect(plan.getByText(`${words.billedAnnually} ${formatDollars(annual)}`)).toBeInTheDocument();
    // Words with a hyphen stand in an element of their own.
    expect(plan.getByText((_, line) => line?.textContent === idealFor)).toBeInTheDocument();
    expect(plan.queryAllByText(words.mostPopular)).toHaveLength(highlighted ? 1 : 0);
  },
);

it('leads to the contact page with the plan and the way to pay', async () => {
  setup();
  for (const { id, name } of cybersecurityPlans) {
    expect(start(name)).toHaveAttribute('href', planLink(cybersecurity.slug, id, 'monthly'));
  }
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(cybersecuritySaving) }));
  await followed();
  for (const { id, name } of cybersecurityPlans) {
    expect(start(name)).toHaveAttribute('href', planLink(cybersecurity.slug, id, 'annual'));
  }
});
