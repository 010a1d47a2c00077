import { BillingToggle } from '@/components/billing/BillingToggle';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import type { Pricing } from '@/content/schema/sections';
import { money } from '@/lib/format/numbers';

interface PricingPanelProps {
  pricing: Pricing;
  legend: string;
  /** Words before the price: "from". */
  prefix?: string;
  contactHref: string;
}

/** One price under two ways to pay, and what it includes. Stands inside a BillingProvider. */
export function PricingPanel({ pricing, legend, prefix, contactHref }: PricingPanelProps) {
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.lead}>
      <div className="grid overflow-hidden rounded-2xl border-2 border-beacon-edge bg-surface md:grid-cols-2">
        <div className="flex flex-col items-start justify-center p-6 sm:p-7 lg:p-9">
          <BillingToggle legend={legend} options={pricing.options} />
          <p className="mt-7 text-base font-semibold">{pricing.item}</p>
          {pricing.options.map(({ id, label, price, unit }, index) => (
            <p key={id} data-price={index === 0 ? 'first' : 'second'} className="mt-1.5">
              {/* A span, not the paragraph: the billing choice hides that by its display. */}
              <span className="flex flex-wrap items-baseline gap-x-2">
                {prefix === undefined ? null : <span className="text-muted">{prefix}</span>}
                <strong className="text-[clamp(2.25rem,1.6rem+2vw,3.25rem)] leading-[1.1] font-semibold tracking-heading tabular-nums">
                  {money(price)}
                </strong>
                <span className="text-muted">{unit}</span>
              </span>
              <span className="sr-only">, {label}</span>
            </p>
          ))}
          <div className="mt-7 max-xs:grid max-xs:w-full">
            <ButtonLink href={contactHref}>{pricing.action.label}</ButtonLink>
          </div>
        </div>
        <ul className="ticks grid content-center gap-3 border-line bg-lake p-6 text-base max-md:border-t sm:p-7 lg:p-9 md:border-l">
          {pricing.includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
