import { percent, shareOf } from '@/components/charts/percent';
import type { ReplayStep } from '@/content/schema/replay';
import * as ui from '@/content/ui';
import { MINUTE_S } from '@/lib/format/clock';
import { markedSpan } from '@/lib/marked-span';

interface ReplayAxisProps {
  steps: ReadonlyArray<Pick<ReplayStep, 'at' | 'marked'>>;
  /** Seconds from the first step to the last. */
  end: number;
}

/** The steps to scale above the slider, the marked time in amber. A tick is a minute. */
export function ReplayAxis({ steps, end }: ReplayAxisProps) {
  const xOf = (at: number) => shareOf(at, end);
  const { from, to } = markedSpan(steps);
  const minutes = Array.from({ length: Math.floor(end / MINUTE_S) + 1 }, (_, index) => index);
  return (
    <svg aria-hidden="true" className="replay-axis">
      <rect x={percent(xOf(from))} y="55%" width={percent(xOf(to - from))} height="45%" />
      <text x={percent(xOf((from + to) / 2))} y="40%" textAnchor="middle">
        {ui.seconds(to - from)}
      </text>
      {minutes.map((minute) => (
        <line
          key={minute}
          x1={percent(xOf(minute * MINUTE_S))}
          x2={percent(xOf(minute * MINUTE_S))}
          y1="82%"
          y2="100%"
        />
      ))}
      <line x2="100%" y1="100%" y2="100%" />
      {steps.map(({ at }) => (
        <circle key={at} cx={percent(xOf(at))} cy="100%" r="5" />
      ))}
    </svg>
  );
}
