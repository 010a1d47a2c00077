const ARC = 'M8 56a48 48 0 0 1 96 0';

/** A half-round gauge for a score of 0 to 100, which stands in words beside it. */
export function Gauge({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 112 64" aria-hidden="true" className="h-16 w-28">
      <path d={ARC} pathLength="100" className="fill-none stroke-line" strokeWidth="10" />
      <path
        d={ARC}
        pathLength="100"
        strokeDasharray={`${value} 100`}
        className="fill-none stroke-current text-ink"
        strokeWidth="10"
      />
    </svg>
  );
}
