import { Section } from '@/components/ui/Section';
import type { Partners } from '@/content/schema/industry';

export function PartnerGrid({ partners }: { partners: Partners }) {
  return (
    <Section id="partners" title={partners.title} lead={partners.lead}>
      <ul className="ruled grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {partners.items.map(({ name, type }) => (
          <li key={name} className="bg-surface px-4 py-4.5 sm:px-5">
            <span className="block leading-snug font-semibold">{name}</span>
            <span className="mt-0.5 block text-small text-muted">{type}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
