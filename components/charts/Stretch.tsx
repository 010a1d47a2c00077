import { percent } from './percent';

interface StretchProps {
  /** Where it begins and how far it goes, in percent of the drawing. */
  from?: number;
  length: number;
  /** Its classes. */
  tone: string;
  /** It is there from the beginning, instead of growing to its length. */
  still?: boolean;
}

/** A length of a bar, as high as the drawing. */
export function Stretch({ from = 0, length, tone, still = false }: StretchProps) {
  const common = { className: tone, 'data-grow': still ? undefined : '' };
  // Stripes are the dashes of a line as thick as the bar.
  return tone === 'striped' ? (
    <line {...common} x1={percent(from)} x2={percent(from + length)} y1="50%" y2="50%" />
  ) : (
    <rect {...common} x={percent(from)} width={percent(length)} height="100%" />
  );
}
