import { TextList } from '@/components/ui/TextList';
import type { Contact } from '@/content/schema/site';

/** Reasons to write to the company, beside the form. */
export function WhyChoose({ copy }: { copy: Contact['why'] }) {
  return (
    <section
      aria-labelledby="why-title"
      className="rounded-2xl border border-line bg-surface px-6 py-6 sm:px-7.5 lg:sticky lg:top-28"
    >
      <h2 id="why-title" className="mb-4 text-subtitle tracking-snug">
        {copy.title}
      </h2>
      <TextList items={copy.items} className="ticks grid gap-3 text-base" />
    </section>
  );
}
