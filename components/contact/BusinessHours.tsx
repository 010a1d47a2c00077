import type { Contact } from '@/content/schema/site';

/** When the office answers, and when only emergencies do. */
export function BusinessHours({ copy }: { copy: Contact['hours'] }) {
  return (
    <section
      aria-labelledby="hours-title"
      className="rounded-2xl border border-line bg-surface p-7"
    >
      <h2 id="hours-title" className="mb-3.5 text-[1.1875rem] tracking-snug">
        {copy.title}
      </h2>
      <dl className="text-[0.96875rem] tabular-nums">
        {copy.items.map(({ days, time }) => (
          <div
            key={days}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5"
          >
            <dt className="text-muted">{days}</dt>
            <dd className="font-semibold">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
