import { skyline, WATER, type Bar } from '@/lib/skyline';

const SHOWN = skyline.slice(40, 66);
const STANDING = 17;
const LEFT = SHOWN[0]?.x ?? 0;

function frame({ x, y, height }: Bar) {
  return `M${x - LEFT + 0.5} ${y}h12v${height}h-12z`;
}

/** A stretch of the skyline: part of it stands, the rest is still drawn in outline. */
export function UnderConstruction() {
  return (
    <svg
      viewBox="0 40 416 200"
      className="block w-full border-b border-line bg-lake"
      aria-hidden="true"
    >
      {SHOWN.slice(0, STANDING).map(({ x, y, height, tone }) => (
        <rect
          key={x}
          className={`bar-${tone}`}
          x={x - LEFT}
          y={y}
          width="13"
          height={height}
          rx="1.5"
        />
      ))}
      <path
        d={SHOWN.slice(STANDING).map(frame).join('')}
        className="fill-none stroke-edge"
        strokeDasharray="3 3"
      />
      <path d={`M0 ${WATER + 2}H416`} className="stroke-line" />
      <path
        d={`M300 ${WATER}V62h70M300 84l34-22M348 62v34`}
        className="fill-none stroke-edge"
        strokeWidth="2"
      />
      <rect x="341" y="96" width="14" height="18" rx="1.5" className="fill-beacon" />
    </svg>
  );
}
