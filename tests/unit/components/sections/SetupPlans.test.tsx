import { render, screen, within } from '@testing-library/react';
import { SetupPlans } from '@/components/sections/SetupPlans';
import { nonProfit } from '@/content/industries/non-profit';
import { planLink } from '@/lib/contact/contact-link';
import { formatDollars } from '@/lib/format/numbers';
import { industryPlans, plans as words, shell } from '../../../specification';

const { slug, plans } = nonProfit;
const specified = industryPlans[slug] ?? [];

it.each(specified.map((plan) => [plan.name, plan] as const))(
  '%s shows its price and its link',
  (name, { price, highlighted }) => {
    render(<SetupPlans page={slug} plans={plans} />);
    const item = screen.getByRole('heading', { name }).closest('li');
    if (!item) throw new Error(`no card for ${name}`);
    const card = within(item);
    const lines =
      price === 'Custom'
        ? [words.customPricing, words.contactForQuote]
        : [formatDollars(price.monthly), new RegExp(`\\${formatDollars(price.setup)} `)];
    for (const line of lines) expect(card.getByText(line)).toBeInTheDocument();
    expect(card.queryAllByText(words.mostPopular)).toHaveLength(highlighted ? 1 : 0);
    const { id = '' } = plans.items.find((plan) => plan.name === name) ?? {};
    const link = card.getByRole('link');
    expect(link).toHaveAccessibleName(new RegExp(`^${shell.getStarted}.*${name}`));
    expect(link).toHaveAttribute('href', planLink(slug, id));
  },
);

it('notes what holds for all plans, where there is a note', () => {
  const { note = '', ...rest } = plans;
  const { rerender } = render(<SetupPlans page={slug} plans={plans} />);
  expect(screen.getByText(note)).toBeInTheDocument();
  rerender(<SetupPlans page={slug} plans={rest} />);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});
