import { Illustration } from '@/components/illustrations/Illustration';
import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/Icon';
import type { Benefits } from '@/content/schema/sections';

/** What a service takes off the reader's desk: the desk drawn left, the things themselves in a list. */
export function BenefitList({ benefits: { title, items } }: { benefits: Benefits }) {
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="py-8 md:py-12">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[.8fr_1.2fr] lg:items-start">
        <div className="lg:sticky lg:top-28">
          <h2 id="benefits-title" className="text-heading tracking-heading">
            {title}
          </h2>
          <div className="mt-7 aspect-[44/24] overflow-hidden rounded-[0.875rem] border border-line lg:mt-9 lg:aspect-[44/30]">
            <Illustration name="managed-it-desk" />
          </div>
        </div>
        <ul className="border-b border-line">
          {items.map(({ icon, title: name, description }) => (
            <li key={name} className="flex gap-4 border-t border-line py-4 md:py-5">
              <span className="mt-0.5 text-muted">
                <Icon name={icon} />
              </span>
              <div className="min-w-0">
                <h3 className="text-lg leading-snug tracking-snug">{name}</h3>
                <p className="mt-1 text-base text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
