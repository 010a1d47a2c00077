import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { PANEL, planLink } from '@/lib/contact/contact-link';
import { formatDollars } from '@/lib/format/numbers';
import { servicePricing } from '../../../specification';
import { landingPage } from '../../../support/content';
import { followed } from '../../../support/followed';
import { addressOf } from '../../../support/screen';

it.each(Object.entries(servicePricing))(
  '%s: both prices, and the way there',
  async (slug, ways) => {
    const { pricing } = landingPage(slug);
    if (!pricing) throw new Error(`${slug} has no price panel`);
    render(
      <BillingProvider options={pricing.options}>
        <PricingPanel page={slug} pricing={pricing} />
      </BillingProvider>,
    );
    const address = () => addressOf(pricing.action.label);
    expect(address()).toBe(planLink(slug, PANEL, pricing.options[0].id));
    for (const { way, price, saving } of ways) {
      expect(screen.getByText(formatDollars(price)).closest('[data-price]')).toHaveTextContent(way);
      if (saving) expect(screen.getByText(saving)).toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(ways[1].way) }));
    await followed();
    expect(address()).toBe(planLink(slug, PANEL, pricing.options[1].id));
  },
);
