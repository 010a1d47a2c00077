import { percent } from './percent';
import { TONES, type Tone } from './tones';

const SIZES = { thin: 'h-2 rounded', middle: 'h-3 rounded-md', thick: 'h-6' } as const;

interface SegmentsProps {
  /** In percent of the whole length, each behind the last. */
  segments: ReadonlyArray<{ length: number; tone: Tone }>;
  size: keyof typeof SIZES;
  /** The whole length is shown behind them. */
  track?: boolean | undefined;
}

/** Lengths in a row, drawn in proportion. What they mean stands beside them as words. */
export function Segments({ segments, size, track = false }: SegmentsProps) {
  const before = (index: number) =>
    segments.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return (
    <svg aria-hidden="true" className={`segments ${SIZES[size]} ${track ? 'bg-line' : ''}`}>
      {segments.map(({ length, tone }, index) => (
        <rect
          key={index}
          data-grow=""
          x={percent(before(index))}
          width={percent(length)}
          height="100%"
          className={TONES[tone]}
        />
      ))}
    </svg>
  );
}
