import { skyline, WATER } from '@/lib/skyline';

const SHOWN = skyline.slice(14, 40);
const LEFT = SHOWN[0]?.x ?? 0;
const MISSING = 15;

/** A stretch of the skyline in which one bar is missing, and a light that looks for it. */
export function MissingPage() {
  const gap = SHOWN[MISSING];
  if (!gap) return null;
  const x = gap.x - LEFT;
  return (
    <svg
      viewBox="0 -44 416 284"
      preserveAspectRatio="xMidYMax slice"
      className="block size-full bg-lake"
      aria-hidden="true"
    >
      <path
        d={`M${x + 6.5} 66L${x - 40} ${WATER}H${x + 53}z`}
        className="fill-beacon"
        opacity=".16"
      />
      {SHOWN.filter((bar) => bar !== gap).map(({ x: left, y, height, tone }) => (
        <rect
          key={left}
          className={`bar-${tone}`}
          x={left - LEFT}
          y={y}
          width="13"
          height={height}
          rx="1.5"
        />
      ))}
      <path
        d={`M${x + 0.5} ${gap.y}h12v${gap.height}h-12z`}
        className="fill-none stroke-beacon-edge"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <circle cx={x + 6.5} cy="62" r="5" className="fill-beacon stroke-beacon-edge" />
      <path d={`M0 ${WATER + 2}H416`} className="stroke-line" />
    </svg>
  );
}
