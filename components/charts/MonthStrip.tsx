/**
 * Thirty days as thirty bars, with the 0.1% that 99.9% leaves: a line of one pixel whatever the size,
 * since its true width is less. The words beside it have to say so.
 */
export function MonthStrip() {
  return (
    <svg viewBox="0 0 660 108" aria-hidden="true" className="month">
      <path d="M0 74H660" strokeWidth="68" strokeDasharray="19 3.103" />
      <g className="month-sliver">
        <path d="M450.5 16V40" className="stroke-beacon-edge" />
        <path d="M450.5 40V108" stroke="var(--beacon)" />
      </g>
      <circle cx="450.5" cy="12" r="6" fill="var(--beacon)" stroke="var(--beacon-edge)" />
    </svg>
  );
}
