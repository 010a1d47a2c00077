/** A length as SVG takes it, to a hundredth of a percent: `19.33%`. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`;
