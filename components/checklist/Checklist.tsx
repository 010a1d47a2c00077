import { Kept } from '@/components/ui/Kept';
import type { Checklist as ChecklistContent } from '@/content/schema/industry';
import { ChecklistItems } from './ChecklistItems';

/** The checklist as a card beside an estimator. */
export function Checklist({ checklist }: { checklist: ChecklistContent }) {
  return (
    <div className="rounded-2xl border border-line bg-surface p-5 sm:p-6 lg:flex lg:flex-col">
      <h3 className="text-card leading-snug tracking-snug">{checklist.title}</h3>
      <p className="mt-2 mb-4 text-small text-muted">
        <Kept text={checklist.lead} />
      </p>
      <ChecklistItems checklist={checklist} className="gap-x-8 md:grid md:grid-cols-3 lg:block" />
    </div>
  );
}
