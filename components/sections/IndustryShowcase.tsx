import { Picture } from '@/components/illustrations/Picture';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Home } from '@/content/schema/site';

const SIZES = {
  large: '(min-width: 1280px) 566px, (min-width: 1024px) 45vw, (min-width: 768px) 46vw, 45vw',
  small: '(min-width: 1024px) 152px, (min-width: 768px) 46vw, 45vw',
} as const;

/** The industries: the first with a large photograph, the others as rows beside it; two-up on a phone. */
export function IndustryShowcase({ industries }: { industries: Home['industries'] }) {
  return (
    <Section id="industries" title={industries.title} lead={industries.lead}>
      <ul className="industries">
        {industries.items.map(({ title, description, picture, link }, index) => (
          <li key={title} data-card="">
            <div className="industry-picture">
              <Picture
                picture={picture}
                shape={index === 0 ? 'portrait' : 'card'}
                sizes={index === 0 ? SIZES.large : SIZES.small}
              />
            </div>
            <div>
              <h3 className="text-subtitle leading-snug tracking-snug md:text-card">{title}</h3>
              <p className="mt-1.5 text-base text-muted">{description}</p>
              <TextLink href={link.href} label={link.label} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
