/** Part of a whole in percent; of no whole there is none. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100;

/** To a hundredth. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A length as SVG takes it, to a hundredth of a percent: `19.33%`. */
export const percent = (share: number): string => `${rounded(share)}%`;
