interface TextListProps {
  items: readonly string[];
  className: string;
}

/** A list of plain lines, each different from the others. */
export function TextList({ items, className }: TextListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
