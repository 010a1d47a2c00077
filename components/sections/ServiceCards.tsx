import { IconTile } from '@/components/ui/IconTile';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import { TextList } from '@/components/ui/TextList';
import type { ServiceCards as Cards } from '@/content/schema/sections';
import * as ui from '@/content/ui';

interface ServiceCardsProps {
  id: string;
  /** A card with an address ends in a link to its page. */
  cards: Omit<Cards, 'items'> & {
    items: ReadonlyArray<Cards['items'][number] & { href?: string }>;
  };
  columns: 2 | 3;
}

const COLUMNS = { 2: 'md:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

export function ServiceCards({ id, cards, columns }: ServiceCardsProps) {
  return (
    <Section id={id} title={cards.title} lead={cards.lead}>
      <ul className={`ruled ${COLUMNS[columns]}`}>
        {cards.items.map(({ icon, title, description, features, href }) => (
          <li key={title} className="flex flex-col bg-surface p-7.5">
            <IconTile name={icon} />
            <h3 className="mt-4.5 text-card tracking-snug">{title}</h3>
            <p className="mt-2 text-base text-muted">{description}</p>
            <TextList
              items={features}
              className="ticks mt-4 grid flex-1 content-start gap-2 text-small not-last:mb-4"
            />
            {href ? <TextLink href={href} label={ui.learnMore} about={title} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
