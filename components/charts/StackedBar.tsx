import type { AnswerLine } from '@/lib/estimators/answer';
import { shareOf } from './percent';
import { Segments } from './Segments';
import { Swatch } from './Swatch';
import { PLAIN, SHAPES } from './tones';

/** What a sum is made of, up to three parts told apart by shape: a bar in proportion, and its legend. */
export function StackedBar({ parts }: { parts: readonly AnswerLine[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const drawn = parts.map((part, index) => ({
    ...part,
    length: shareOf(part.value, total),
    tone: SHAPES[index] ?? PLAIN,
  }));
  return (
    <div className="stacked">
      <Segments segments={drawn} />
      <dl>
        {drawn.map(({ label, formatted, tone }) => (
          <div key={label}>
            <dt>
              <Swatch tone={tone} />
              {label}
            </dt>
            <dd>{formatted}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
