import { BAR_WIDTH, skyline, WATER, WIDTH } from '@/lib/skyline';
import { SkylineBars } from './SkylineBars';

const MISSING = skyline[38];
/** So many days that bars run off both edges of the widest frame. */
const SHOWN = skyline.slice(10, 76).filter((bar) => bar !== MISSING);

/** A stretch of the skyline in which one bar is missing, and a light that looks for it. */
export function MissingPage() {
  if (!MISSING) return null;
  const { x, y, height } = MISSING;
  const middle = x + BAR_WIDTH / 2;
  return (
    <svg
      viewBox={`${x - 168} 44 352 200`}
      preserveAspectRatio="xMidYMax"
      className="block size-full"
      aria-hidden="true"
    >
      <SkylineBars bars={SHOWN} />
      <path
        d={`M${middle} 66L${x - 40} ${WATER}H${x + 53}z`}
        className="fill-beacon"
        opacity=".16"
      />
      <path
        d={`M${x + 0.5} ${y}h12v${height}h-12z`}
        className="fill-none stroke-beacon-edge"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <circle cx={middle} cy="62" r="5" className="fill-beacon stroke-beacon-edge" />
      <path d={`M0 ${WATER + 2}H${WIDTH}`} className="stroke-line" />
    </svg>
  );
}
