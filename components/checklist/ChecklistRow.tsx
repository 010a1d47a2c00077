import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Kept } from '@/components/ui/Kept';
import type { Checklist } from '@/content/schema/industry';
import * as ui from '@/content/ui';

interface ChecklistRowProps {
  item: Pick<Checklist['items'][number], 'category' | 'completed' | 'itemCount'>;
  /** The page's own words for done and open. */
  words: Pick<Checklist, 'done' | 'open'>;
  /** A sign at the end of the name's line. */
  children?: ReactNode;
}

/** One category of a checklist: whether it is in place, its name, and how much it holds. */
export function ChecklistRow({
  item: { category, completed, itemCount },
  words,
  children,
}: ChecklistRowProps) {
  return (
    <>
      <Icon
        name={completed ? 'circle-check' : 'circle-dashed'}
        className={`mt-0.5 size-5 shrink-0 ${completed ? 'text-signal' : 'text-muted'}`}
      />
      {/* Names of one line and of two: what is below them stands level. */}
      <span className="flex flex-1 flex-col justify-between">
        <span className="flex justify-between gap-3 font-medium">
          <span>
            <Kept text={category} />
          </span>
          {children}
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
          <span>{ui.checks(itemCount)}</span>
          <span className={completed ? 'font-semibold text-signal' : undefined}>
            {completed ? words.done : words.open}
          </span>
        </span>
      </span>
    </>
  );
}
