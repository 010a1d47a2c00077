import { BAR_WIDTH, type SkylineBar } from '@/lib/skyline';

/** Days of the skyline, a bar each. */
export const SkylineBars = ({ bars }: { bars: readonly SkylineBar[] }) =>
  bars.map(({ x, y, height, tone }) => (
    <rect
      key={x}
      className={`bar-${tone}`}
      x={x}
      y={y}
      width={BAR_WIDTH}
      height={height}
      rx="1.5"
    />
  ));
