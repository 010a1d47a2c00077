import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { PlanCard } from '@/components/ui/PlanCard';
import { PlanPrice } from '@/components/ui/PlanPrice';
import { Section } from '@/components/ui/Section';
import type { BilledPlans as Plans } from '@/content/schema/sections';
import { money } from '@/lib/format/numbers';
import { perMonthBilledAnnually } from '@/lib/pricing';

interface BilledPlansProps {
  plans: Plans;
  labels: {
    popular: string;
    idealFor: string;
    start: string;
    perMonth: string;
    billing: string;
    monthly: string;
    annual: string;
    billedMonthly: string;
    billedAnnually: string;
  };
  hrefs: Readonly<Record<string, string>>;
}

/** Three plans with a monthly and an annual price. */
export function BilledPlans({ plans, labels, hrefs }: BilledPlansProps) {
  return (
    <BillingProvider options={['monthly', 'annual']}>
      <Section id="plans" title={plans.title} lead={plans.lead}>
        <BillingToggle
          legend={labels.billing}
          options={[
            { id: 'monthly', label: labels.monthly },
            { id: 'annual', label: labels.annual, saving: plans.saving },
          ]}
        />
        <ul className="mt-7 grid gap-5 lg:grid-cols-3">
          {plans.items.map((plan) => (
            <PlanCard key={plan.id} plan={plan} labels={labels} href={hrefs[plan.id] ?? '/contact'}>
              <PlanPrice
                billing="first"
                figure={money(plan.price.monthly)}
                unit={labels.perMonth}
                note={labels.billedMonthly}
              />
              <PlanPrice
                billing="second"
                figure={money(perMonthBilledAnnually(plan.price.annual))}
                unit={labels.perMonth}
                note={`${labels.billedAnnually} ${money(plan.price.annual)}`}
              />
            </PlanCard>
          ))}
        </ul>
      </Section>
    </BillingProvider>
  );
}
