/** Colours of the parts of a chart, as `currentColor`: the one marked part is amber, the others go by their order. */
export const MARKED = 'text-beacon' as const;
/** Neighbours differ in lightness in both themes. */
export const TONES = ['text-muted', 'text-edge', 'text-link', 'text-ink'] as const;
export type Tone = (typeof TONES)[number] | typeof MARKED;
