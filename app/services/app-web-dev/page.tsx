import { LandingPage } from '@/app/_frames/LandingPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { DevelopmentEstimator } from '@/components/estimators/DevelopmentEstimator';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { DeliverableLedger } from '@/components/sections/DeliverableLedger';
import { FaqSection } from '@/components/sections/FaqSection';
import { NameGroups } from '@/components/sections/NameGroups';
import { PointGrid } from '@/components/sections/PointGrid';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { StatStrip } from '@/components/sections/StatStrip';
import { appWebDev } from '@/content/services/app-web-dev';

export const metadata = metadataOf(appWebDev);

export default function AppWebDevPage() {
  return (
    <LandingPage page={appWebDev}>
      <StatStrip stats={appWebDev.stats} />
      <ServiceTabs tabs={appWebDev.tabs} />
      <CalculatorSection copy={appWebDev.estimator}>
        <DevelopmentEstimator copy={appWebDev.estimator} />
      </CalculatorSection>
      <DeliverableLedger steps={appWebDev.steps} />
      <NameGroups id="technologies" groups={appWebDev.technologies} />
      <PointGrid id="quality" points={appWebDev.practices} />
      <BillingProvider options={appWebDev.pricing.options}>
        <PricingPanel page={appWebDev.slug} pricing={appWebDev.pricing} />
      </BillingProvider>
      <FaqSection faqs={appWebDev.faqs} />
      <ResourceCards resources={appWebDev.resources} />
    </LandingPage>
  );
}
