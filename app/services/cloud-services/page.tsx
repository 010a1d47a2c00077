import { LandingPage } from '@/app/_frames/LandingPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { CloudEstimator } from '@/components/estimators/CloudEstimator';
import { BadgeGrid } from '@/components/sections/BadgeGrid';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { FaqSection } from '@/components/sections/FaqSection';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { ProcessSteps } from '@/components/sections/ProcessSteps';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { StatStrip } from '@/components/sections/StatStrip';
import { TierComparison } from '@/components/sections/TierComparison';
import { cloudServices } from '@/content/services/cloud-services';

export const metadata = metadataOf(cloudServices);

export default function CloudServicesPage() {
  return (
    <LandingPage page={cloudServices}>
      <StatStrip stats={cloudServices.stats} />
      <ServiceTabs tabs={cloudServices.tabs} />
      <BillingProvider options={cloudServices.pricing.options}>
        <CalculatorSection copy={cloudServices.estimator} toggle={<BillingToggle />}>
          <CloudEstimator copy={cloudServices.estimator} />
        </CalculatorSection>
        <ProcessSteps steps={cloudServices.steps} />
        <TierComparison tiers={cloudServices.tiers} />
        <BadgeGrid badges={cloudServices.certifications} />
        <PricingPanel page={cloudServices.slug} pricing={cloudServices.pricing} />
      </BillingProvider>
      <FaqSection faqs={cloudServices.faqs} />
      <ResourceCards resources={cloudServices.resources} />
    </LandingPage>
  );
}
