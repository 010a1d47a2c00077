import type { ReactNode } from 'react';
import type { Instrument } from '@/content/schema/sections';

/** A hero's instrument: a title, a status, readings, and between them the page's own drawing. */
export function InstrumentCard({
  instrument,
  children,
}: {
  instrument: Instrument;
  children?: ReactNode;
}) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="flex items-center justify-between gap-4 border-b border-line px-6 py-4 text-[0.9375rem] font-semibold">
        <p>{instrument.title}</p>
        <p className="flex items-center gap-2 text-signal">
          <span aria-hidden="true" className="size-2 rounded-full bg-signal" />
          {instrument.status}
        </p>
      </div>
      {children}
      <dl className="px-6 py-2 text-[0.9375rem] tabular-nums">
        {instrument.readings.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3 last:border-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
