import type { ReactNode } from 'react';

interface FactCardProps {
  /** The heading's id is `${id}-title`. */
  id: string;
  title: string;
  facts: ReadonlyArray<{ name: string; value: ReactNode }>;
}

export function FactCard({ id, title, facts }: FactCardProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-2xl border border-line bg-surface px-6 pt-6 pb-3 sm:px-7.5"
    >
      <h2 id={`${id}-title`} className="mb-3.5 text-subtitle tracking-snug">
        {title}
      </h2>
      <dl className="text-small tabular-nums">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-line"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
