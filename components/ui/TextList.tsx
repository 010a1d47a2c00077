import { Kept } from './Kept';

/** A list of plain lines, each different from the others. */
export function TextList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <Kept text={item} />
        </li>
      ))}
    </ul>
  );
}
