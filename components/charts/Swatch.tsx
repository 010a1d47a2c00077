import { Stretch } from './Stretch';
import type { Tone } from './tones';

/** What a segment looks like, beside its name. */
export function Swatch({ tone }: { tone: Tone }) {
  return (
    <svg aria-hidden="true" className="swatch">
      <Stretch length={100} tone={tone} still />
    </svg>
  );
}
