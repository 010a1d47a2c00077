import { Stretch } from './Stretch';
import type { Tone } from './tones';

interface SegmentsProps {
  /** In percent of the whole length, each behind the last. */
  segments: ReadonlyArray<{ length: number; tone: Tone }>;
}

/** Lengths in a row, drawn in proportion (app/styles/segments.css). What they mean stands beside them as words. */
export function Segments({ segments }: SegmentsProps) {
  const before = (index: number) =>
    segments.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return (
    <svg aria-hidden="true" className="segments">
      {segments.map(({ length, tone }, index) =>
        length === 0 ? null : (
          <Stretch key={index} from={before(index)} length={length} tone={tone} />
        ),
      )}
    </svg>
  );
}
