interface MeterProps {
  label: string;
  /** The value as it is shown. */
  shown: string;
  /** Length of the bar in percent, 0 to 100. */
  share: number;
  /** Green: it holds for the visitor. */
  marked?: boolean | undefined;
}

/** A labelled bar: one entry of a description list. */
export function Meter({ label, shown, share, marked = false }: MeterProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <dt>{label}</dt>
      <dd className={marked ? 'font-semibold text-signal' : undefined}>{shown}</dd>
      <dd aria-hidden="true" className="col-span-2">
        <Bar share={share} marked={marked} />
      </dd>
    </div>
  );
}

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
        <Meter
          key={label}
          label={label}
          shown={shown}
          share={(value / longest) * 100}
          marked={marked}
        />
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
        className={marked ? 'fill-signal' : 'fill-muted'}
      />
    </svg>
  );
}
