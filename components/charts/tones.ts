/** Colours of the parts of a chart, as `currentColor`: the one marked part is amber, the others go by their order. */
export const MARKED = 'text-beacon' as const;
/** From the strongest to the faintest, in both themes. */
export const TONES = ['text-ink', 'text-link', 'text-edge', 'text-muted'] as const;
/** A bar of one part. */
export const PLAIN = 'text-muted' as const;
export type Tone = (typeof TONES)[number] | typeof MARKED;
