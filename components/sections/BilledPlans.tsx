import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { PlanCard } from '@/components/plans/PlanCard';
import { PlanPrice } from '@/components/plans/PlanPrice';
import { Section } from '@/components/ui/Section';
import type { BilledPlans as Plans } from '@/content/schema/sections';
import * as ui from '@/content/ui';
import { formatDollars } from '@/lib/format/numbers';
import { MONTHLY_OR_ANNUAL, perMonthBilledAnnually } from '@/lib/pricing';

const [monthly, annual] = MONTHLY_OR_ANNUAL;

interface BilledPlansProps {
  /** Slug of the page that offers them. */
  page: string;
  plans: Plans;
}

/** Plans that are paid by the month or by the year, with the choice above them. */
export function BilledPlans({ page, plans }: BilledPlansProps) {
  const options = [
    { id: monthly, label: ui.monthly },
    { id: annual, label: ui.annual, saving: plans.saving },
  ] as const;
  return (
    <BillingProvider options={options}>
      <Section id="plans" title={plans.title} lead={plans.lead} ground="surface">
        <BillingToggle />
        <ul className="plans mt-6 md:mt-7">
          {plans.items.map((plan) => (
            <PlanCard key={plan.id} page={page} plan={plan}>
              <PlanPrice
                billing="first"
                figure={formatDollars(plan.price.monthly)}
                unit={ui.perMonth}
                note={ui.billedMonthly}
              />
              <PlanPrice
                billing="second"
                figure={formatDollars(perMonthBilledAnnually(plan.price.annual))}
                unit={ui.perMonth}
                note={ui.billedAnnually(formatDollars(plan.price.annual))}
              />
            </PlanCard>
          ))}
        </ul>
      </Section>
    </BillingProvider>
  );
}
