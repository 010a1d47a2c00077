import { IconTile } from '@/components/ui/IconTile';
import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { ServiceCards as Cards } from '@/content/schema/sections';

interface ServiceCardsProps {
  id: string;
  cards: Cards;
  columns: 2 | 3;
}

const COLUMNS = { 2: 'md:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

export function ServiceCards({ id, cards, columns }: ServiceCardsProps) {
  return (
    <Section id={id} title={cards.title} lead={cards.lead}>
      <ul className={`ruled ${COLUMNS[columns]}`}>
        {cards.items.map(({ icon, title, description, features }) => (
          <li key={title} className="bg-surface p-7.5">
            <IconTile name={icon} />
            <h3 className="mt-4.5 text-card tracking-snug">{title}</h3>
            <p className="mt-2 text-base text-muted">{description}</p>
            <TextList items={features} className="ticks mt-4 grid gap-2 text-small" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
