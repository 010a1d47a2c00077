import { Icon } from '@/components/ui/Icon';
import { ShortList } from '@/components/ui/ShortList';
import { TextList } from '@/components/ui/TextList';
import type { Checklist } from '@/content/schema/industry';
import { ChecklistRow } from './ChecklistRow';

/** As many as a phone shows of them. */
const FIRST = 3;
const ROW = 'flex gap-3 py-2.5 text-small';

interface ChecklistItemsProps {
  checklist: Checklist;
  /** Classes of the list. */
  className: string;
}

/**
 * What is in place, with the page's own words for done and open. A category that says what it covers
 * can be chosen: none is at the start, choosing it again clears it. The platform does all of it, scripts
 * or not.
 */
export function ChecklistItems({ checklist, className }: ChecklistItemsProps) {
  return (
    <ShortList
      subject={checklist.title}
      first={FIRST}
      className={className}
      items={checklist.items.map((item) => (
        <li key={item.category} className="grid border-t border-line">
          {item.covers ? (
            <details name="covers" className="group">
              <summary className={ROW}>
                <ChecklistRow item={item} words={checklist}>
                  <Icon
                    name="chevron-down"
                    className="no-print mt-1 size-4 shrink-0 text-muted group-open:rotate-180"
                  />
                </ChecklistRow>
              </summary>
              <TextList
                items={item.covers}
                className="ticks grid gap-1.5 pb-4 pl-8 text-small text-muted"
              />
            </details>
          ) : (
            <div className={ROW}>
              <ChecklistRow item={item} words={checklist} />
            </div>
          )}
        </li>
      ))}
    />
  );
}
