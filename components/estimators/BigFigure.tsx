export function BigFigure({ formatted, label }: { formatted: string; label: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1.5">
      <strong className="text-figure leading-none font-semibold tracking-display tabular-nums">
        {formatted}
      </strong>{' '}
      <span className="text-base text-muted">{label}</span>
    </p>
  );
}
