import { HoursBars } from '@/components/charts/HoursBars';
import type { Contact } from '@/content/schema/site';

/** When somebody answers: a bar a day, and the hours in words. */
export function BusinessHours({ hours }: { hours: Contact['hours'] }) {
  return (
    <section
      aria-labelledby="hours-title"
      className="rounded-2xl border border-line bg-surface px-6 pt-5 pb-4 sm:px-7.5 sm:pt-6"
    >
      <h2 id="hours-title" className="text-subtitle tracking-snug">
        {hours.title}
      </h2>
      <HoursBars lines={hours.items} legend={hours.legend} />
    </section>
  );
}
