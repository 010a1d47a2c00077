/** Colours of drawn parts, as `currentColor`. Only the one marked part is amber; green holds for the visitor. */
export const TONES = {
  line: 'text-line',
  muted: 'text-muted',
  edge: 'text-edge',
  link: 'text-link',
  ink: 'text-ink',
  signal: 'text-signal',
  beacon: 'text-beacon',
} as const;
export type Tone = keyof typeof TONES;

/** For the unmarked parts of a sum, in their order: neighbours differ in lightness in both themes. */
export const PART_TONES: readonly Tone[] = ['muted', 'edge', 'link', 'ink'];
