import type { Checklist as ChecklistContent } from '@/content/schema/industry';
import { ChecklistRow } from './ChecklistRow';

/** What is in place, with the page's own words for done and open. */
export function Checklist({ checklist }: { checklist: ChecklistContent }) {
  return (
    <div className="rounded-2xl border border-line bg-surface p-6 sm:p-7.5">
      <h3 className="text-card leading-snug tracking-snug">{checklist.title}</h3>
      <p className="mt-2 text-small text-muted">{checklist.lead}</p>
      <ul className="mt-4">
        {checklist.items.map((item) => (
          <li key={item.category} className="flex gap-3 border-t border-line py-2.5 text-small">
            <ChecklistRow item={item} words={checklist} />
          </li>
        ))}
      </ul>
    </div>
  );
}
