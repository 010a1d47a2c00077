import { Picture } from '@/components/illustrations/Picture';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Home } from '@/content/schema/site';

export function IndustryGrid({ industries }: { industries: Home['industries'] }) {
  return (
    <Section id="industries" title={industries.title} lead={industries.lead}>
      <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {industries.items.map(({ title, description, picture, link }) => (
          <li key={title}>
            <div className="aspect-[16/10] overflow-hidden rounded-xl border border-line">
              <Picture
                picture={picture}
                shape="card"
                sizes="(min-width: 1280px) 370px, (min-width: 640px) 46vw, 92vw"
              />
            </div>
            <h3 className="mt-4.5 text-card tracking-snug">{title}</h3>
            <p className="mt-1.5 text-base text-muted">{description}</p>
            <TextLink href={link.href} label={link.label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
