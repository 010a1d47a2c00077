import type { ReactNode } from 'react';
import { Checklist } from '@/components/checklist/Checklist';
import { BesideCalculator } from '@/components/sections/BesideCalculator';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { FaqSection } from '@/components/sections/FaqSection';
import { IconStatStrip } from '@/components/sections/IconStatStrip';
import { PartnerGrid } from '@/components/sections/PartnerGrid';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SetupPlans } from '@/components/sections/SetupPlans';
import type { IndustryContent } from '@/content/schema/industry';
import { LandingPage } from './LandingPage';

interface IndustryPageProps {
  page: IndustryContent;
  estimator: ReactNode;
  /** Instead of the plain checklist, where a page has a selectable one. */
  checklist?: ReactNode;
  /** What a page says of help beside its plans. */
  support?: ReactNode;
}

/** The layout that the six industries share, in its one order. */
export function IndustryPage({ page, estimator, checklist, support }: IndustryPageProps) {
  return (
    <LandingPage page={page}>
      <IconStatStrip stats={page.stats} />
      <ServiceTabs tabs={page.tabs} />
      <CalculatorSection copy={page.estimator}>
        <BesideCalculator checklist={checklist ?? <Checklist checklist={page.checklist} />}>
          {estimator}
        </BesideCalculator>
      </CalculatorSection>
      <SetupPlans page={page.slug} plans={page.plans} />
      {support}
      <PartnerGrid partners={page.partners} />
      <FaqSection faqs={page.faqs} />
    </LandingPage>
  );
}
