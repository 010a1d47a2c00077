import { Segments } from './Segments';
import { Swatch } from './Swatch';
import type { Tone } from './tones';

export type PartTone = Extract<Tone, 'beacon' | 'signal' | 'link'>;

interface Part {
  label: string;
  value: number;
  formatted: string;
  tone: PartTone;
}

/** What a sum is made of: a bar in proportion, and its legend. */
export function StackedBar({ parts }: { parts: readonly Part[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  return (
    <div>
      <Segments
        size="middle"
        segments={parts.map(({ value, tone }) => ({ length: (value / total) * 100, tone }))}
      />
      <dl className="mt-4 grid gap-2 text-small tabular-nums">
        {parts.map(({ label, formatted, tone }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="flex min-w-32 flex-1 items-baseline gap-2.5">
              <Swatch tone={tone} />
              {label}
            </dt>
            <dd className="shrink-0 whitespace-nowrap">{formatted}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
