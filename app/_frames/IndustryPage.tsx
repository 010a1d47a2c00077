import type { ReactNode } from 'react';
import { Checklist } from '@/components/checklist/Checklist';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { FaqSection } from '@/components/sections/FaqSection';
import { GrantSupport } from '@/components/sections/GrantSupport';
import { PartnerGrid } from '@/components/sections/PartnerGrid';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SetupPlans } from '@/components/sections/SetupPlans';
import { StatStrip } from '@/components/sections/StatStrip';
import type { IndustryContent } from '@/content/schema/industry';
import { LandingPage } from './LandingPage';

interface IndustryPageProps {
  page: IndustryContent;
  estimator: ReactNode;
}

/** The layout that the six industries share, in its one order. */
export function IndustryPage({ page, estimator }: IndustryPageProps) {
  return (
    <LandingPage page={page}>
      <StatStrip stats={page.stats} />
      <ServiceTabs tabs={page.tabs} />
      <CalculatorSection copy={page.estimator} beside={<Checklist checklist={page.checklist} />}>
        {estimator}
      </CalculatorSection>
      <SetupPlans page={page.slug} plans={page.plans} />
      {page.support ? <GrantSupport page={page.slug} support={page.support} /> : null}
      <PartnerGrid partners={page.partners} />
      <FaqSection faqs={page.faqs} />
    </LandingPage>
  );
}
