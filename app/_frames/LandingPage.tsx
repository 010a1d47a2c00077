import type { ReactNode } from 'react';
import { factsOf } from '@/app/_frames/facts-of';
import { LetterheadProvider } from '@/components/estimators/LetterheadProvider';
import { HeroDrawing } from '@/components/illustrations/HeroDrawing';
import { BelowHero } from '@/components/layout/BelowHero';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { HeroInstrument } from '@/components/sections/HeroInstrument';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { shownOf, type LandingContent } from '@/content/schema/landing';
import * as ui from '@/content/ui';
import { serviceGraph } from '@/lib/seo/json-ld';
import { offersOf } from '@/lib/seo/offers';
import '@/app/styles/landing.css';

interface LandingPageProps {
  page: LandingContent;
  children: ReactNode;
}

/** What all service and industry pages share: structured data, hero with trail and drawing, closing. */
export function LandingPage({ page, children }: LandingPageProps) {
  const facts = factsOf(page);
  const { name, phone, email } = company;
  const shown = shownOf(page);
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          ...facts,
          name: page.serviceName,
          city: company.locality.city,
          audience: page.kind === 'industry' ? page.name : undefined,
          offers: offersOf(shown, ui),
          faqs: shown.faqs?.items,
        })}
      />
      <SplitHero
        page={page.slug}
        hero={page.hero}
        breadcrumbs={<Breadcrumbs trail={facts.trail} />}
        drawing={<HeroDrawing page={page.path} className="hero-drawing" />}
      >
        <HeroInstrument instrument={page.instrument} />
      </SplitHero>
      <BelowHero>
        <LetterheadProvider letterhead={{ company: { name, phone, email }, page: page.name }}>
          {children}
        </LetterheadProvider>
        <ClosingCta page={page.slug} closing={page.closing} />
      </BelowHero>
    </>
  );
}
