import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import type { Badges } from '@/content/schema/sections';

export function BadgeGrid({ badges }: { badges: Badges }) {
  return (
    <Section id="certifications" title={badges.title} lead={badges.lead}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {badges.items.map(({ name, issuer }) => (
          <li key={name} className="flex gap-3.5 bg-surface p-5">
            <Icon name="badge-check" className="mt-0.5 size-5 shrink-0 text-signal" />
            <span>
              <span className="block text-base leading-snug font-semibold">{name}</span>
              <span className="mt-1 block text-small text-muted">{issuer}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
