import { LandingPage } from '@/app/_frames/LandingPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { NetworkEstimator } from '@/components/estimators/NetworkEstimator';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { DeliverableLedger } from '@/components/sections/DeliverableLedger';
import { FaqSection } from '@/components/sections/FaqSection';
import { NameGroups } from '@/components/sections/NameGroups';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { StatStrip } from '@/components/sections/StatStrip';
import { networkInfrastructure } from '@/content/services/network-infrastructure';

export const metadata = metadataOf(networkInfrastructure);

export default function NetworkInfrastructurePage() {
  return (
    <LandingPage page={networkInfrastructure}>
      <StatStrip stats={networkInfrastructure.stats} />
      <ServiceTabs tabs={networkInfrastructure.tabs} />
      <BillingProvider options={networkInfrastructure.pricing.options}>
        <CalculatorSection copy={networkInfrastructure.estimator} toggle={<BillingToggle />}>
          <NetworkEstimator copy={networkInfrastructure.estimator} />
        </CalculatorSection>
        <DeliverableLedger steps={networkInfrastructure.steps} />
        <NameGroups id="vendors" groups={networkInfrastructure.vendors} />
        <PricingPanel page={networkInfrastructure.slug} pricing={networkInfrastructure.pricing} />
      </BillingProvider>
      <FaqSection faqs={networkInfrastructure.faqs} />
      <ResourceCards resources={networkInfrastructure.resources} />
    </LandingPage>
  );
}
