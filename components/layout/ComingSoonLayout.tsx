import type { ReactElement } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import { TextLink } from '@/components/ui/TextLink';
import { TextList } from '@/components/ui/TextList';
import type { ComingSoon } from '@/content/schema/site';
import * as ui from '@/content/ui';
import { PageHero } from './PageHero';

interface ComingSoonLayoutProps {
  page: ComingSoon;
  /** Fills its frame, whatever the frame's proportions. */
  drawing: ReactElement;
  /** Pages that are open already, so that nobody is left at a closed door. */
  open: ReadonlyArray<{ href: string; label: string; description: string }>;
}

/** A page that is announced: what it will hold, what is open meanwhile, and whom to ask. */
export function ComingSoonLayout({ page, drawing, open }: ComingSoonLayoutProps) {
  return (
    <>
      <PageHero title={page.title} lead={page.lead}>
        <div className="mt-7">
          <ButtonLink href="/contact">{ui.getStarted}</ButtonLink>
        </div>
      </PageHero>
      <Container className="grid items-start gap-14 py-12 md:py-14 lg:grid-cols-[1fr_1fr] lg:gap-16">
        <section
          aria-labelledby="coming-soon"
          className="flex flex-col self-stretch overflow-hidden rounded-2xl border border-line bg-surface"
        >
          {/* As tall as the list beside it needs: the lake around the drawing takes what the words leave. */}
          <div className="grid shrink-0 grow items-center border-b border-line bg-lake">
            <div className="aspect-[44/30] sm:max-lg:aspect-[2/1]">{drawing}</div>
          </div>
          <div className="p-7">
            <h2 id="coming-soon" className="text-card font-semibold tracking-snug">
              {ui.comingSoon}
            </h2>
            <TextList items={page.comingSoon} className="dashes mt-4 grid gap-2.5 text-base" />
          </div>
        </section>
        <section aria-labelledby="open-now">
          <h2 id="open-now" className="text-card font-semibold tracking-snug">
            {ui.openNow}
          </h2>
          <ul className="mt-3">
            {open.map(({ href, label, description }) => (
              <li key={href} className="border-b border-line pt-1 pb-4">
                <TextLink href={href} label={label} />
                <p className="text-base text-muted">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </>
  );
}
