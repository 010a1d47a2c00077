import type { Tone } from './tones';

/** The colour of a part beside its name. */
export function Swatch({ tone }: { tone: Tone }) {
  return (
    <svg aria-hidden="true" className={`swatch ${tone}`}>
      <rect width="100%" height="100%" rx="2" />
    </svg>
  );
}
