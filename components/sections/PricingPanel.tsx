import { BillingToggle } from '@/components/billing/BillingToggle';
import { PlanLink } from '@/components/plans/PlanLink';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { Pricing } from '@/content/schema/sections';
import * as ui from '@/content/ui';
import { PANEL } from '@/lib/contact/contact-link';
import { formatDollars } from '@/lib/format/numbers';

interface PricingPanelProps {
  /** Slug of the page that offers it. */
  page: string;
  pricing: Pricing;
}

/** One price under two ways to pay, and what it includes. Stands inside a BillingProvider. */
export function PricingPanel({ page, pricing }: PricingPanelProps) {
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.lead} ground="surface">
      <div className="grid overflow-hidden rounded-2xl border border-line bg-bg md:grid-cols-2">
        <div className="flex flex-col items-start justify-center p-6 sm:p-7 lg:p-9">
          <BillingToggle />
          <p className="mt-5 text-base font-semibold md:mt-7">
            {[pricing.item, pricing.prefix].filter(Boolean).join(', ')}
          </p>
          {pricing.options.map(({ id, label, price, unit }, index) => (
            <p key={id} data-price={index === 0 ? 'first' : 'second'} className="mt-1.5">
              {/* A span, not the paragraph: the billing choice hides that by its display. */}
              <span className="flex flex-wrap items-baseline gap-x-2">
                <strong className="text-offer leading-[1.1] font-semibold tracking-heading">
                  {formatDollars(price)}
                </strong>
                <span className="text-muted">
                  {unit}
                  <span className="sr-only">, {label}</span>
                </span>
              </span>
            </p>
          ))}
          <div className="mt-5 max-xs:w-full">
            <PlanLink page={page} plan={PANEL} tone="beacon">
              {pricing.action.label}
            </PlanLink>
          </div>
        </div>
        <div className="border-line bg-lake px-6 py-1 max-md:border-t sm:px-7 md:border-l md:py-7 lg:p-9">
          <Fold label={ui.whatItIncludes}>
            <TextList
              items={pricing.includes}
              className="ticks grid gap-3 pb-5 text-base md:pb-0"
            />
          </Fold>
        </div>
      </div>
    </Section>
  );
}
