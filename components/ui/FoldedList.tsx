import { Fold } from './Fold';
import { TextList } from './TextList';

interface FoldedListProps {
  title: string;
  /** What the list is of, where no heading or tab around it is read with it. */
  subject?: string;
  items: readonly string[];
  className?: string;
}

/** A titled list that phones fold. Where a fold stands open its button is gone, and a heading shows. */
export function FoldedList({ title, subject, items, className = 'ticks' }: FoldedListProps) {
  return (
    <Fold label={title} subject={subject}>
      <h4 className="folded-title">{title}</h4>
      <TextList items={items} className={`folded-list ${className}`} />
    </Fold>
  );
}
