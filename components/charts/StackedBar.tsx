export type PartTone = 'beacon' | 'signal' | 'link';

const TONES: Record<PartTone, string> = {
  beacon: 'text-beacon',
  signal: 'text-signal',
  link: 'text-link',
};

interface Part {
  label: string;
  value: number;
  formatted: string;
  tone: PartTone;
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** What a sum is made of: a bar in proportion, and its legend. */
export function StackedBar({ parts }: { parts: readonly Part[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  return (
    <div>
      <svg aria-hidden="true" className="block h-3 w-full overflow-hidden rounded-md">
        {parts.map(({ label, value, tone }, index) => (
          <rect
            key={label}
            x={percent((before(index) / total) * 100)}
            width={percent((value / total) * 100)}
            height="100%"
            className={`fill-current stroke-lake ${TONES[tone]}`}
            strokeWidth="2"
          />
        ))}
      </svg>
      <dl className="mt-4 grid gap-2 text-small tabular-nums">
        {parts.map(({ label, formatted, tone }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="flex min-w-32 flex-1 items-baseline gap-2.5">
              <span
                aria-hidden="true"
                className={`size-2.25 shrink-0 rounded-[3px] bg-current ${TONES[tone]}`}
              />
              {label}
            </dt>
            <dd className="shrink-0 whitespace-nowrap">{formatted}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
