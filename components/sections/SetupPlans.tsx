import { PlanCard } from '@/components/plans/PlanCard';
import { PlanPrice } from '@/components/plans/PlanPrice';
import { Section } from '@/components/ui/Section';
import type { SetupPlan, SetupPlans as Plans } from '@/content/schema/sections';
import * as ui from '@/content/ui';
import { formatDollars } from '@/lib/format/numbers';

interface SetupPlansProps {
  /** Slug of the page that offers them. */
  page: string;
  plans: Plans;
}

function Price({ monthly, setup }: SetupPlan['price']) {
  if (monthly === 'Custom' || setup === 'Custom') {
    return <PlanPrice figure={ui.customPricing} unit="" note={ui.contactForQuote} />;
  }
  return (
    <PlanPrice
      figure={formatDollars(monthly)}
      unit={ui.perMonth}
      note={ui.setupFee(formatDollars(setup))}
    />
  );
}

/** Plans with a monthly price and a fee to set them up, or a price on request. */
export function SetupPlans({ page, plans }: SetupPlansProps) {
  return (
    <Section id="plans" title={plans.title} lead={plans.lead} ground="surface">
      <ul className="plans">
        {plans.items.map((plan) => (
          <PlanCard key={plan.id} page={page} plan={plan}>
            <Price {...plan.price} />
          </PlanCard>
        ))}
      </ul>
      {plans.note === undefined ? null : <p className="mt-6 text-base text-muted">{plans.note}</p>}
    </Section>
  );
}
