import { TextList } from '@/components/ui/TextList';
import type { Contact } from '@/content/schema/site';

export function WhyChoose({ copy }: { copy: Contact['why'] }) {
  return (
    <section aria-labelledby="why-title" className="pt-4">
      <h2 id="why-title" className="mb-3.5 text-subtitle tracking-snug">
        {copy.title}
      </h2>
      <TextList items={copy.items} className="ticks grid gap-2.5 text-base" />
    </section>
  );
}
