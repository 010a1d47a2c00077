import { PlanCard } from '@/components/ui/PlanCard';
import { PlanPrice } from '@/components/ui/PlanPrice';
import { Section } from '@/components/ui/Section';
import type { SetupPlan, SetupPlans as Plans } from '@/content/schema/sections';
import { money } from '@/lib/format/numbers';

interface SetupPlansProps {
  plans: Plans;
  labels: {
    popular: string;
    idealFor: string;
    start: string;
    perMonth: string;
    setup: string;
    custom: string;
    quote: string;
  };
  /** Contact address of a plan, by its id. */
  hrefs: Readonly<Record<string, string>>;
}

function Price({
  price,
  labels,
}: {
  price: SetupPlan['price'];
  labels: SetupPlansProps['labels'];
}) {
  if (price.monthly === 'Custom' || price.setup === 'Custom') {
    return <PlanPrice figure={labels.custom} unit="" note={labels.quote} />;
  }
  return (
    <PlanPrice
      figure={money(price.monthly)}
      unit={labels.perMonth}
      note={`${money(price.setup)} ${labels.setup}`}
    />
  );
}

/** Three plans by the month with a setup fee, or priced on request. */
export function SetupPlans({ plans, labels, hrefs }: SetupPlansProps) {
  return (
    <Section id="plans" title={plans.title} lead={plans.lead}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {plans.items.map((plan) => (
          <PlanCard key={plan.id} plan={plan} labels={labels} href={hrefs[plan.id] ?? '/contact'}>
            <Price price={plan.price} labels={labels} />
          </PlanCard>
        ))}
      </ul>
      {plans.note === undefined ? null : (
        <p className="mt-6 max-w-[70ch] text-base text-muted">{plans.note}</p>
      )}
    </Section>
  );
}
