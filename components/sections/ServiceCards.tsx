import { Fold } from '@/components/ui/Fold';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { ServiceCards as Cards } from '@/content/schema/sections';
import * as ui from '@/content/ui';

interface ServiceCardsProps {
  id: string;
  cards: Cards;
  columns: 2 | 3;
  ground?: 'lake';
}

const COLUMNS = { 2: 'md:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

/** What a service is made of: a card each, whose features a phone folds. */
export function ServiceCards({ id, cards, columns, ground }: ServiceCardsProps) {
  return (
    <Section id={id} title={cards.title} lead={cards.lead} ground={ground}>
      <ul className={`ruled ${COLUMNS[columns]}`}>
        {cards.items.map(({ icon, title, description, features }) => (
          <li key={title} className="flex flex-col bg-surface p-5 max-md:pb-2 md:p-7.5">
            <div className="flex items-center gap-3.5 md:block">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-[0.5625rem] border border-line text-muted">
                <Icon name={icon} />
              </span>
              <h3 className="text-card leading-snug tracking-snug md:mt-4">{title}</h3>
            </div>
            <p className="mt-2 text-base text-muted">{description}</p>
            <Fold label={ui.whatItIncludes} subject={title}>
              <TextList items={features} className="ticks grid gap-2 text-small md:mt-4" />
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
