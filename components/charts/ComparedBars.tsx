import { Meter } from './Meter';

interface ComparedBarsProps {
  /** Two amounts of one unit, 0 or more; the first is ours. */
  bars: ReadonlyArray<{ label: string; value: number; formatted: string; marked?: boolean }>;
}

export function ComparedBars({ bars }: ComparedBarsProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <dl className="grid gap-3 text-small tabular-nums">
      {bars.map(({ value, ...bar }) => (
        <Meter key={bar.label} share={(value / longest) * 100} {...bar} />
      ))}
    </dl>
  );
}
