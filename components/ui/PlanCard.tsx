import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink';

interface PlanCardProps {
  plan: {
    name: string;
    description: string;
    features: readonly string[];
    idealFor: readonly string[];
    highlighted?: true | undefined;
  };
  labels: { popular: string; idealFor: string; start: string };
  href: string;
  /** The plan's price: what differs between kinds of plans. */
  children: ReactNode;
}

/** A plan. The highlighted one wears the beacon. */
export function PlanCard({ plan, labels, href, children }: PlanCardProps) {
  const frame = plan.highlighted
    ? 'border-beacon-edge shadow-[inset_0_0_0_1px_var(--beacon-edge)]'
    : 'border-line';
  return (
    <li className={`flex flex-col rounded-2xl border bg-surface p-6 sm:p-7.5 ${frame}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl leading-snug">{plan.name}</h3>
        {plan.highlighted ? (
          <p className="rounded-full bg-beacon px-2.5 py-0.5 text-[0.8125rem] font-semibold text-beacon-ink">
            {labels.popular}
          </p>
        ) : null}
      </div>
      {children}
      <p className="mt-4 text-base text-muted">{plan.description}</p>
      <p className="mt-4 text-[0.9375rem]">
        <span className="block font-semibold">{labels.idealFor}</span>
        {plan.idealFor.map((firm) => (
          <span key={firm} className="block">
            {firm}
          </span>
        ))}
      </p>
      <ul className="ticks mt-5 mb-7 grid flex-1 content-start gap-2.5 border-t border-line pt-5 text-[0.96875rem]">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="grid">
        <ButtonLink href={href} tone={plan.highlighted ? 'beacon' : 'ghost'}>
          {labels.start}
          <span className="sr-only"> with {plan.name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
