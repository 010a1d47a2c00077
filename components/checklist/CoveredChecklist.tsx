import { ChevronDown } from 'lucide-react';
import { TextList } from '@/components/ui/TextList';
import type { CoveredChecklist as Content } from '@/content/schema/industry';
import { ChecklistRow } from './ChecklistRow';

/**
 * Healthcare's checklist. Choosing a category shows what its items cover, none is chosen at the start,
 * and choosing it again clears it. The platform does all of it, scripts or not.
 */
export function CoveredChecklist({ checklist }: { checklist: Content }) {
  return (
    <div className="rounded-2xl border border-line bg-surface p-6 sm:p-7.5">
      <h3 className="text-card leading-snug tracking-snug">{checklist.title}</h3>
      <p className="mt-2 text-small text-muted">{checklist.lead}</p>
      <div className="mt-4">
        {checklist.items.map((item) => (
          <details key={item.category} name="covers" className="group border-t border-line">
            <summary className="flex w-full list-none gap-3 py-2.5 text-left text-small [&::-webkit-details-marker]:hidden">
              <ChecklistRow item={item} words={checklist}>
                <ChevronDown
                  aria-hidden="true"
                  className="mt-1 size-4 shrink-0 text-muted group-open:rotate-180"
                />
              </ChecklistRow>
            </summary>
            <TextList
              items={item.covers}
              className="ticks grid gap-1.5 pb-4 pl-8 text-small text-muted"
            />
          </details>
        ))}
      </div>
    </div>
  );
}
