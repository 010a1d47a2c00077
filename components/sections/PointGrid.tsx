import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import type { Points } from '@/content/schema/sections';

interface PointGridProps {
  id: string;
  title: string;
  lead?: string;
  items: Points['items'];
}

export function PointGrid({ id, title, lead, items }: PointGridProps) {
  return (
    <Section id={id} title={title} {...(lead === undefined ? {} : { lead })}>
      <ul className="grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ icon, title: name, description }) => (
          <li key={name} className="border-t border-line pt-5">
            <span className="text-muted">
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="mt-3 text-lg leading-snug tracking-snug">{name}</h3>
            <p className="mt-1.5 text-base text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
