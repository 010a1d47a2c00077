import { LandingPage } from '@/app/_frames/LandingPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { MaturityEstimator } from '@/components/estimators/MaturityEstimator';
import { MaturityProvider } from '@/components/estimators/MaturityProvider';
import { AssessmentAreas } from '@/components/sections/AssessmentAreas';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { FaqSection } from '@/components/sections/FaqSection';
import { MaturityFramework } from '@/components/sections/MaturityFramework';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { StatStrip } from '@/components/sections/StatStrip';
import { itConsulting } from '@/content/services/it-consulting';

export const metadata = metadataOf(itConsulting);

export default function ItConsultingPage() {
  return (
    <LandingPage page={itConsulting}>
      <StatStrip stats={itConsulting.stats} />
      <ServiceTabs tabs={itConsulting.tabs} />
      <MaturityProvider>
        <CalculatorSection copy={itConsulting.estimator}>
          <MaturityEstimator
            copy={itConsulting.estimator}
            recommendations={itConsulting.recommendations}
          />
        </CalculatorSection>
        <MaturityFramework framework={itConsulting.framework} />
      </MaturityProvider>
      <AssessmentAreas areas={itConsulting.areas} />
      <BillingProvider options={itConsulting.pricing.options}>
        <PricingPanel page={itConsulting.slug} pricing={itConsulting.pricing} />
      </BillingProvider>
      <FaqSection faqs={itConsulting.faqs} />
      <ResourceCards resources={itConsulting.resources} />
    </LandingPage>
  );
}
