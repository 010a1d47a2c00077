import type { AnswerLine } from '@/lib/estimators/answer';
import { percent, shareOf } from './percent';
import { Stretch } from './Stretch';

interface GapProps {
  /** Two amounts of one unit, 0 or more; the first is ours. */
  bars: readonly [ours: AnswerLine, theirs: AnswerLine];
  /** What lies between them: theirs less ours, below 0 where ours is more, or 0 where that does not count. */
  gap: AnswerLine;
  /** Whether ours is the better of the two: the gap is green. */
  good: boolean;
}

/** Two amounts on one scale, and what lies between them, drawn where the shorter bar ends. */
export function Gap({ bars, gap, good }: GapProps) {
  const longest = Math.max(...bars.map(({ value }) => value));
  const shorter = bars[0].value <= bars[1].value ? bars[0] : bars[1];
  const end = shareOf(shorter.value, longest);
  const width = shareOf(Math.abs(gap.value), longest);
  return (
    <dl className={`gap ${good ? 'gap-good' : ''}`}>
      {bars.map((bar, index) => (
        <div key={bar.label}>
          <dt>{bar.label}</dt>
          <dd>{bar.formatted}</dd>
          <dd aria-hidden="true">
            <svg>
              <Stretch
                length={shareOf(bar.value, longest)}
                tone={index === 0 ? 'fill-current text-ink' : 'fill-current text-muted'}
              />
              {bar === shorter && width > 0 ? (
                <>
                  <rect x={percent(end)} width={percent(width)} height="100%" />
                  <line x1={percent(end)} x2={percent(end + width)} y1="50%" y2="50%" />
                </>
              ) : null}
            </svg>
          </dd>
        </div>
      ))}
      <div>
        <dt>{gap.label}</dt>
        <dd>{gap.formatted}</dd>
      </div>
    </dl>
  );
}
