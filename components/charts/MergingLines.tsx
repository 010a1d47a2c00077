/** From nine lines to four: three flow into the first, two into each of the others. */
export const LINES = { before: 9, after: 4 } as const;

const range = (length: number) => Array.from({ length }, (_, index) => index);
const lineY = (line: number) => 9 + line * 14;
const trunkY = (trunk: number) => 20 + trunk * 30;
const trunkOf = (line: number) => Math.max(0, Math.floor((line - 1) / 2));

/** Many vendors' lines becoming a few. */
export function MergingLines() {
  const lines = range(LINES.before);
  const trunks = range(LINES.after);
  return (
    <svg viewBox="0 0 660 130" aria-hidden="true" className="chart" fill="none" strokeWidth="2">
      <g stroke="var(--edge)">
        {lines.map((line) => (
          <path
            key={line}
            d={`M12 ${lineY(line)}H150C290 ${lineY(line)} 270 ${trunkY(trunkOf(line))} 420 ${trunkY(trunkOf(line))}`}
            pathLength="1"
            data-draw=""
          />
        ))}
      </g>
      <path
        d={lines.map((line) => `M8 ${lineY(line)}h0`).join('')}
        stroke="var(--muted)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <g stroke="var(--signal)" strokeLinecap="round">
        <path
          d={trunks.map((trunk) => `M420 ${trunkY(trunk)}H650`).join('')}
          strokeWidth="4"
        />
        <path d={trunks.map((trunk) => `M650 ${trunkY(trunk)}h0`).join('')} strokeWidth="16" />
      </g>
    </svg>
  );
}
