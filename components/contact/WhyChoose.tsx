import type { Contact } from '@/content/schema/site';

/** Why a firm would write to us rather than to the next in the list. */
export function WhyChoose({ copy }: { copy: Contact['why'] }) {
  return (
    <section aria-labelledby="why-title" className="pt-4">
      <h2 id="why-title" className="mb-3.5 text-[1.1875rem] tracking-snug">
        {copy.title}
      </h2>
      <ul className="ticks grid gap-2.5 text-base">
        {copy.items.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
