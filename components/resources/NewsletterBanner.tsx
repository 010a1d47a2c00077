import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import type { ResourcesPage } from '@/content/schema/site';

/** The way to hear of new articles: a letter to us, as there is no subscription form. */
export function NewsletterBanner({ copy }: { copy: ResourcesPage['newsletter'] }) {
  return (
    <section
      aria-labelledby="newsletter-title"
      className="glow no-print border-t border-line py-16"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
        <div className="max-w-[36rem]">
          <h2 id="newsletter-title" className="text-heading tracking-heading">
            {copy.title}
          </h2>
          <p className="mt-3 text-lead text-balance text-muted">{copy.lead}</p>
        </div>
        <ButtonLink href="/contact">{copy.link}</ButtonLink>
      </Container>
    </section>
  );
}
