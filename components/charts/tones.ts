/** Colours of the parts of a chart, as `currentColor`: the one marked part is amber, the others go by their order. */
export const MARKED = 'text-beacon' as const;
/** By their order: neighbours differ in both themes. */
export const TONES = ['text-ink', 'text-link', 'text-edge', 'text-muted'] as const;
/** Up to three parts by their shape (app/styles/segments.css): solid, striped, hollow. */
export const SHAPES = ['text-ink', 'striped', 'hollow'] as const;
/** A bar of one part. */
export const PLAIN = 'text-muted' as const;
export type Tone = (typeof TONES | typeof SHAPES)[number] | typeof MARKED;
