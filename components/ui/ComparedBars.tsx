interface ComparedBarsProps {
  /** Two amounts of one unit, 0 or more; the first is ours. */
  bars: ReadonlyArray<{ label: string; value: number; shown: string; marked?: boolean }>;
}

/** Two amounts side by side on one scale. */
export function ComparedBars({ bars }: ComparedBarsProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <dl className="grid gap-3 text-[0.9375rem] tabular-nums">
      {bars.map(({ label, value, shown, marked }) => (
        <div key={label}>
          <div className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className={marked ? 'font-semibold text-signal' : undefined}>{shown}</dd>
          </div>
          <Bar share={(value / longest) * 100} marked={marked} />
        </div>
      ))}
    </dl>
  );
}

/** One horizontal bar, `share` percent long (0 to 100). */
export function Bar({ share, marked = false }: { share: number; marked?: boolean | undefined }) {
  return (
    <svg aria-hidden="true" className="mt-1.5 block h-2 w-full overflow-hidden rounded">
      <rect width="100%" height="100%" className="fill-line" />
      <rect
        width={`${Math.round(share * 100) / 100}%`}
        height="100%"
        className={marked ? 'fill-signal' : 'fill-link'}
      />
    </svg>
  );
}
