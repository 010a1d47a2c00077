import { HeroDrawing } from '@/components/illustrations/HeroDrawing';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import { TextList } from '@/components/ui/TextList';
import type { Home } from '@/content/schema/site';
import * as ui from '@/content/ui';

/** The six services, each under its page's drawing: cells in a grid, on a phone rows that unfold. */
export function CoreServices({ services }: { services: Home['services'] }) {
  return (
    <Section id="services" title={services.title} lead={services.lead} ground="surface">
      <ul className="ruled services md:grid-cols-2 lg:grid-cols-3">
        {services.items.map(({ title, description, features, href }) => (
          <li key={title}>
            <HeroDrawing subject="filling" page={href} />
            <h3 className="text-subtitle leading-snug tracking-snug md:text-card">{title}</h3>
            <TextLink href={href} label={ui.learnMore} unsaid={ui.aboutSubject(title)} />
            <Fold label={<span className="sr-only">{ui.featuresOf(title)}</span>}>
              <p className="mt-2 text-base text-muted">{description}</p>
              <TextList items={features} className="ticks mt-4 mb-4 grid gap-2 text-small" />
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
