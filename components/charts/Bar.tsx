interface BarProps {
  /** Length in percent, 0 to 100. */
  share: number;
  /** Green: it holds for the visitor. */
  marked?: boolean | undefined;
}

export function Bar({ share, marked = false }: BarProps) {
  return (
    <svg aria-hidden="true" className="mt-1.5 block h-2 w-full overflow-hidden rounded">
      <rect width="100%" height="100%" className="fill-line" />
      <rect
        width={`${Math.round(share * 100) / 100}%`}
        height="100%"
        className={marked ? 'fill-signal' : 'fill-muted'}
      />
    </svg>
  );
}
