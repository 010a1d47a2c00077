import { BAR_WIDTH, skyline, WATER, WIDTH } from '@/lib/skyline';
import { SkylineBars } from './SkylineBars';

/** The middle of a bar, so that both its halves show alike. */
const TOWER_X = 519.5;

/** Toronto's skyline as ninety days of uptime: the hero of the home page. */
export function Skyline({ label }: { label: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 250`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <SkylineBars bars={skyline} />
      <g fill="var(--tower)" stroke="var(--tower)">
        <path d={`M${TOWER_X} ${WATER}V8`} strokeWidth="2" />
        <path d={`M${TOWER_X} ${WATER}V92`} strokeWidth="6" />
        <rect x={TOWER_X - 13} y="74" width="26" height="10" rx="5" stroke="none" />
        <rect x={TOWER_X - 5} y="48" width="10" height="6" rx="3" stroke="none" />
      </g>
      <circle cx={TOWER_X} cy="8" r="3.5" className="fill-beacon" />
      <path d={`M0 ${WATER + 2}H${WIDTH}`} className="stroke-line" />
      <g className="bar-reflection">
        {skyline.map(({ x, reflection }) => (
          <rect key={x} x={x} y={WATER + 5} width={BAR_WIDTH} height={reflection} rx="1" />
        ))}
      </g>
    </svg>
  );
}
