import type { ReactElement } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import { TextList } from '@/components/ui/TextList';
import type { ComingSoon, Navigation } from '@/content/schema/site';
import * as ui from '@/content/ui';
import { DrawnHero } from './DrawnHero';
import { DrawnLinks } from './DrawnLinks';
import { PlainLinks } from './PlainLinks';

interface ComingSoonLayoutProps {
  page: ComingSoon;
  drawing: ReactElement;
  /** Pages that are open already, so that nobody is left at a closed door. */
  open: Navigation[number]['children'];
  /** They are the pages that this one will gather: each has its drawing. */
  gathers?: boolean;
}

const ROW = 'grid items-baseline gap-x-16 gap-y-5 lg:grid-cols-[.8fr_1.2fr]';

/** A page that is announced: what it will hold, what is open meanwhile, and whom to ask. */
export function ComingSoonLayout({ page, drawing, open, gathers = false }: ComingSoonLayoutProps) {
  return (
    <>
      <DrawnHero title={page.title} lead={page.lead} drawing={drawing}>
        <ButtonLink href="/contact">{ui.getStarted}</ButtonLink>
      </DrawnHero>
      <Container className="grid gap-12 py-12 md:gap-16 md:py-16">
        <section aria-labelledby="open-now" className={gathers ? 'grid gap-5' : ROW}>
          <h2 id="open-now" className="text-panel leading-tight tracking-title">
            {ui.openNow}
          </h2>
          {gathers ? <DrawnLinks pages={open} /> : <PlainLinks pages={open} />}
        </section>
        <section aria-labelledby="coming-soon" className={`${ROW} border-t border-line pt-12`}>
          <h2 id="coming-soon" className="text-panel leading-tight tracking-title">
            {ui.comingSoon}
          </h2>
          <TextList items={page.comingSoon} className="dashes grid gap-2.5 text-base" />
        </section>
      </Container>
    </>
  );
}
