import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Checklist as ChecklistContent } from '@/content/schema/industry';

interface ChecklistProps {
  checklist: ChecklistContent;
  /** "checks", behind an item count. */
  unit: string;
}

/** What is in place, with the page's own words for done and open. */
export function Checklist({ checklist, unit }: ChecklistProps) {
  return (
    <div className="rounded-2xl border border-line bg-surface p-6.5">
      <h3 className="text-[1.3125rem] leading-snug tracking-snug">{checklist.title}</h3>
      <p className="mt-2 text-[0.9375rem] text-muted">{checklist.lead}</p>
      <ul className="mt-4">
        {checklist.items.map(({ category, completed, itemCount }) => (
          <li key={category} className="flex gap-3 border-t border-line py-3 text-[0.96875rem]">
            {completed ? (
              <CircleCheck
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 text-signal"
                strokeWidth={1.75}
              />
            ) : (
              <CircleDashed
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 text-muted"
                strokeWidth={1.75}
              />
            )}
            <span className="grid flex-1 gap-x-3">
              <span className="font-medium">{category}</span>
              <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
                <span>
                  {itemCount} {unit}
                </span>
                <span className={completed ? 'font-semibold text-signal' : undefined}>
                  {completed ? checklist.done : checklist.open}
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
