/** Into which of the four lines each of the nine flows: a tangle, as one finds it. */
const TANGLE = [2, 0, 1, 3, 0, 2, 1, 3, 0] as const;
const TRUNKS = [...new Set(TANGLE)].sort().map((trunk) => 19 + trunk * 31);
const LINES = TANGLE.map((trunk, line) => ({ from: 9 + line * 14, to: TRUNKS[trunk] }));

const dots = (x: number, heights: readonly number[]) => heights.map((y) => `M${x} ${y}h0`).join('');

/** Nine lines that cross one another and leave as four. */
export function MergingLines() {
  return (
    <svg viewBox="0 0 660 131" aria-hidden="true" fill="none">
      <g stroke="var(--edge)" strokeWidth="2">
        {LINES.map(({ from, to }) => (
          <path
            key={from}
            d={`M9 ${from}H60C270 ${from} 210 ${to} 420 ${to}`}
            pathLength="1"
            data-draw=""
          />
        ))}
      </g>
      <g strokeLinecap="round">
        <path
          d={dots(
            9,
            LINES.map(({ from }) => from),
          )}
          stroke="var(--muted)"
          strokeWidth="9"
        />
        <g stroke="var(--signal)">
          <path d={TRUNKS.map((y) => `M420 ${y}H650`).join('')} strokeWidth="4" />
          <path d={dots(650, TRUNKS)} strokeWidth="16" />
        </g>
      </g>
    </svg>
  );
}
