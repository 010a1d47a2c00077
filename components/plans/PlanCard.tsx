import type { ReactNode } from 'react';
import { TextList } from '@/components/ui/TextList';
import type { SetupPlan } from '@/content/schema/sections';
import * as ui from '@/content/ui';
import { PlanLink } from './PlanLink';

interface PlanCardProps {
  /** Slug of the page that offers it. */
  page: string;
  plan: Omit<SetupPlan, 'price'>;
  children: ReactNode;
}

/** A plan. The highlighted one wears the beacon. */
export function PlanCard({ page, plan, children }: PlanCardProps) {
  const frame = plan.highlighted ? 'beacon-frame' : 'border-line';
  return (
    <li className={`flex flex-col rounded-2xl border bg-bg p-6 sm:p-7.5 ${frame}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl leading-snug">{plan.name}</h3>
        {plan.highlighted ? (
          <p className="rounded-full bg-beacon px-2.5 py-0.5 text-caption font-semibold text-beacon-ink">
            {ui.mostPopular}
          </p>
        ) : null}
      </div>
      {children}
      <p className="mt-4 text-base text-muted">{plan.description}</p>
      <p className="mt-4 text-small">
        <span className="block font-semibold">{ui.idealFor}</span>
        {plan.idealFor.map((firm) => (
          <span key={firm} className="block">
            {firm}
          </span>
        ))}
      </p>
      <TextList
        items={plan.features}
        className="ticks mt-5 mb-7 grid flex-1 content-start gap-2.5 border-t border-line pt-5 text-small"
      />
      <div className="grid">
        <PlanLink page={page} plan={plan.id} tone={plan.highlighted ? 'beacon' : 'ghost'}>
          {ui.getStarted}
          <span className="sr-only">{ui.withPlan(plan.name)}</span>
        </PlanLink>
      </div>
    </li>
  );
}
