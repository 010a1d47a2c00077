import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import { Kept } from '@/components/ui/Kept';
import { TextList } from '@/components/ui/TextList';
import type { SetupPlan } from '@/content/schema/sections';
import * as ui from '@/content/ui';
import { PlanLink } from './PlanLink';

interface PlanCardProps {
  /** Slug of the page that offers it. */
  page: string;
  plan: Omit<SetupPlan, 'price'>;
  /** Its price. */
  children: ReactNode;
}

/**
 * A plan: name and price, and what belongs to them, which a phone folds but for the highlighted one. That
 * wears the beacon. Plans fold each by itself, not one at a time: two can be compared, and what stands
 * under the finger does not move.
 */
export function PlanCard({ page, plan, children }: PlanCardProps) {
  const { highlighted = false } = plan;
  return (
    <li className={`plan fold-row ${highlighted ? 'beacon-frame' : ''}`}>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-xl leading-snug">{plan.name}</h3>
          {highlighted ? (
            <p className="rounded-full bg-beacon px-2.5 py-0.5 text-caption font-semibold text-beacon-ink">
              {ui.mostPopular}
            </p>
          ) : null}
        </div>
        {children}
      </div>
      <Fold label={ui.detailsOf(plan.name)} open={highlighted}>
        <PlanLink page={page} plan={plan.id} tone={highlighted ? 'beacon' : 'ghost'}>
          {ui.getStarted}
          <span className="sr-only">{ui.withPlan(plan.name)}</span>
        </PlanLink>
        <div className="plan-for">
          <p>
            <Kept text={plan.description} />
          </p>
          <p>
            <b>{ui.idealFor}</b>
            {plan.idealFor.map((firm) => (
              <span key={firm}>
                <Kept text={firm} />
              </span>
            ))}
          </p>
        </div>
        <TextList items={plan.features} className="ticks" />
      </Fold>
    </li>
  );
}
