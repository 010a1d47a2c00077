/** One bar of the hero's chart: a day of uptime, and a building. All in units of the 1440 × 250 picture. */
export interface SkylineBar {
  x: number;
  y: number;
  height: number;
  reflection: number;
  tone: 'plain' | 'steady' | 'strong' | 'incident';
}

/** How many days the chart has: a bar each. */
export const DAYS = 90;
/** Where the water begins, below the bars: in units of the picture, from its top. */
export const WATER = 228;
/** Width of the picture, in its own units. */
export const WIDTH = 1440;
/** Width of a bar, in units of the picture. */
export const BAR_WIDTH = 13;
const PITCH = WIDTH / DAYS;
const INCIDENT_DAY = 61;

// Heights in tenths of a unit, west to east: the harbour front.
const HEIGHTS = [
  105, 252, 252, 399, 273, 189, 462, 378, 252, 399, 441, 357, 462, 378, 693, 609, 441, 588, 693,
  609, 693, 609, 441, 588, 798, 945, 861, 693, 1008, 924, 714, 861, 1071, 987, 1029, 945, 1365,
  1281, 1092, 1239, 1386, 1302, 1281, 1197, 945, 1092, 1260, 1407, 1155, 1071, 1596, 1512, 1428,
  1407, 1155, 1071, 1050, 966, 1323, 1239, 987, 1134, 882, 798, 1029, 945, 693, 840, 588, 735, 735,
  651, 672, 588, 420, 567, 399, 315, 588, 504, 483, 399, 231, 378, 378, 294, 315, 231, 105, 252,
] as const;

function tone(day: number): SkylineBar['tone'] {
  if (day === INCIDENT_DAY) return 'incident';
  if ((day + 1) % 7 === 0) return 'strong';
  return (day + 1) % 3 === 0 ? 'steady' : 'plain';
}

/** Ninety days of uptime as Toronto's skyline, with one incident. */
export const skyline: readonly SkylineBar[] = HEIGHTS.map((tenths, day) => {
  const height = tenths / 10;
  return {
    x: day * PITCH + 1,
    y: WATER - height,
    height,
    reflection: Math.max(3, Math.round(height * 1.2) / 10),
    tone: tone(day),
  };
});
