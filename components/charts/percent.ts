/** A length of a drawing: SVG takes percent where a style attribute is not to be had. */
export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;
