import type { ReactNode } from 'react';
import * as ui from '@/content/ui';
import { Fold } from './Fold';

interface ShortListProps {
  /** What the list is of. */
  subject: string;
  /** The list's items, each with its key. */
  items: readonly ReactNode[];
  /** How many a phone shows before its visitor asks for all. */
  first: number;
  className: string;
}

/** A list of which a phone shows the first few. From tablets on, without scripts and in print it is whole. */
export function ShortList({ subject, items, first, className }: ShortListProps) {
  return (
    <>
      <ul className={className}>{items.slice(0, first)}</ul>
      {items.length > first ? (
        <Fold label={ui.showAll(items.length)} subject={subject}>
          <ul className={className}>{items.slice(first)}</ul>
        </Fold>
      ) : null}
    </>
  );
}
