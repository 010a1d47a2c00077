import type { ReactNode } from 'react';
import { Checklist } from '@/components/checklist/Checklist';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { ChecklistSection } from '@/components/sections/ChecklistSection';
import { FaqSection } from '@/components/sections/FaqSection';
import { GrantSupport } from '@/components/sections/GrantSupport';
import { PartnerGrid } from '@/components/sections/PartnerGrid';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SetupPlans } from '@/components/sections/SetupPlans';
import { StatStrip } from '@/components/sections/StatStrip';
import type { IndustryContent } from '@/content/schema/industry';
import { shownOf } from '@/content/schema/landing';
import { LandingPage } from './LandingPage';

interface IndustryPageProps {
  page: IndustryContent;
  /** None where the page has no words for one. */
  estimator?: ReactNode;
}

/** The layout that industries share, in its one order; a page shows the sections that it has. */
export function IndustryPage({ page, estimator }: IndustryPageProps) {
  const shown = shownOf(page);
  const { slug, stats, tabs, checklist, plans, support, partners, faqs } = shown;
  return (
    <LandingPage page={page}>
      {stats ? <StatStrip stats={stats} /> : null}
      {tabs ? <ServiceTabs tabs={tabs} /> : null}
      {shown.estimator ? (
        <CalculatorSection
          copy={shown.estimator}
          beside={checklist ? <Checklist checklist={checklist} /> : null}
        >
          {estimator}
        </CalculatorSection>
      ) : null}
      {checklist && !shown.estimator ? <ChecklistSection checklist={checklist} /> : null}
      {plans ? <SetupPlans page={slug} plans={plans} /> : null}
      {support ? <GrantSupport page={slug} support={support} /> : null}
      {partners ? <PartnerGrid partners={partners} /> : null}
      {faqs ? <FaqSection faqs={faqs} /> : null}
    </LandingPage>
  );
}
