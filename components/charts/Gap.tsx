import { percent } from './percent';

interface Amount {
  label: string;
  value: number;
  formatted: string;
}

interface GapProps {
  /** Two amounts of one unit, 0 or more; the first is ours. */
  bars: readonly [ours: Amount, theirs: Amount];
  /** What lies between them: theirs less ours, below 0 where ours is more. */
  gap: Amount;
}

/** Two amounts on one scale, and what lies between them, drawn where the shorter bar ends. */
export function Gap({ bars, gap }: GapProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  const shorter = bars[0].value <= bars[1].value ? bars[0] : bars[1];
  const end = (shorter.value / longest) * 100;
  const width = (Math.abs(gap.value) / longest) * 100;
  return (
    <dl className={`gap ${gap.value > 0 ? 'gap-good' : ''}`}>
      {bars.map((bar, index) => (
        <div key={bar.label}>
          <dt>{bar.label}</dt>
          <dd>{bar.formatted}</dd>
          <dd aria-hidden="true">
            <svg>
              <rect
                data-grow
                width={percent((bar.value / longest) * 100)}
                height="100%"
                className={index === 0 ? 'fill-current text-ink' : 'fill-current text-muted'}
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
