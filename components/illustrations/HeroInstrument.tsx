import type { Instrument } from '@/content/schema/sections';

interface HeroInstrumentProps {
  /** Slug of the page: its drawing is public/illustrations/hero-<slug>.svg. */
  page: string;
  instrument: Instrument;
}

/** A hero's instrument: title and status, the page's own drawing, and its readings. */
export function HeroInstrument({ page, instrument }: HeroInstrumentProps) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="flex items-center justify-between gap-4 border-b border-line px-6 py-4 text-small font-semibold">
        <p>{instrument.title}</p>
        <p className="flex items-center gap-2 text-signal">
          <span aria-hidden="true" className="size-2 rounded-full bg-signal" />
          {instrument.status}
        </p>
      </div>
      {/* The drawing begins and ends where the words do: its own margins are 20 units wide. */}
      <div className="border-b border-line px-6">
        <svg viewBox="20 0 400 132" aria-hidden="true" className="block w-full overflow-visible">
          <use href={`/illustrations/hero-${page}.svg#art`} />
        </svg>
      </div>
      <dl className="px-6 py-2 text-small tabular-nums">
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
