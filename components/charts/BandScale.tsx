import { percent, shareOf } from './percent';

interface BandScaleProps {
  /** The scale runs from 0 to this; a value beyond it stands at the end, as an arrow. */
  max: number;
  band: readonly [from: number, to: number];
  value: number;
  /** What stands under the scale's ends and under the band. */
  ends: readonly [string, string];
  bandLabel: string;
}

/** A scale with a shaded band, and a marker where the visitor stands. Words beside it have to say the same. */
export function BandScale({ max, band: [from, to], value, ends, bandLabel }: BandScaleProps) {
  const at = (position: number) => percent(shareOf(Math.min(position, max), max));
  return (
    <svg aria-hidden="true" className="scale">
      <rect x={at(from)} y="8" width={at(to - from)} height="24" />
      <line x1="0" x2="100%" y1="32" y2="32" />
      {Array.from({ length: max + 1 }, (_, tick) => (
        <line key={tick} x1={at(tick)} x2={at(tick)} y1="26" y2="32" />
      ))}
      <text x="0" y="32" dy="1.3em">
        {ends[0]}
      </text>
      <text x={at((from + to) / 2)} y="32" dy="1.3em" textAnchor="middle" className="font-semibold">
        {bandLabel}
      </text>
      <text x="100%" y="32" dy="1.3em" textAnchor="end">
        {ends[1]}
      </text>
      <svg x={at(value)} overflow="visible">
        <path d={value > max ? 'M-14 7v16l14-8z' : 'M0 26-7 14V4H7v10z'} />
      </svg>
    </svg>
  );
}
