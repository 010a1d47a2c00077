import { TextList } from '@/components/ui/TextList';
import type { Home } from '@/content/schema/site';
import { IconTile } from '@/components/ui/IconTile';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';

/** The six services, each with three features and the way in. */
export function ServiceGrid({ services }: { services: Home['services'] }) {
  return (
    <Section id="services" title={services.title} lead={services.lead}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {services.items.map(({ icon, title, description, features, link }) => (
          <li key={title} className="flex flex-col bg-surface p-7.5">
            <IconTile name={icon} />
            <h3 className="mt-4.5 mb-2 text-card tracking-snug">{title}</h3>
            <p className="text-base text-muted">{description}</p>
            <TextList
              items={features}
              className="ticks mt-4 mb-4 grid flex-1 content-start gap-2 text-small"
            />
            <TextLink href={link.href} label={link.label} about={title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
