import { Fold } from './Fold';
import { TextList } from './TextList';

interface FoldedListProps {
  title: string;
  items: readonly string[];
  className?: string;
}

/** A titled list that phones fold. Where a fold stands open its button is gone, and a heading shows. */
export function FoldedList({ title, items, className = 'ticks' }: FoldedListProps) {
  return (
    <Fold label={title}>
      <h4 className="folded-title">{title}</h4>
      <TextList items={items} className={`folded-list ${className}`} />
    </Fold>
  );
}
