import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { NetworkEstimator } from '@/components/estimators/NetworkEstimator';
import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { FaqSection } from '@/components/sections/FaqSection';
import { MetricStrip } from '@/components/sections/MetricStrip';
import { NameGroups } from '@/components/sections/NameGroups';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { DeliverableLedger } from '@/components/sections/ProcessSteps';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { optionOffers } from '@/lib/seo/offers';

const path = '/services/network-infrastructure';
export const metadata = pageMetadata({
  ...networkInfrastructure.meta,
  path,
  siteName: company.name,
});

export default function NetworkInfrastructurePage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: networkInfrastructure.meta,
          trail: trailTo(path),
          name: networkInfrastructure.name,
          city: company.locality.city,
          offers: optionOffers(networkInfrastructure.pricing),
          faqs: networkInfrastructure.faqs.items,
        })}
      />
      <SplitHero
        hero={networkInfrastructure.hero}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/services', label: 'Services' }}
            current={networkInfrastructure.name}
          />
        }
      >
        <HeroInstrument
          drawing="network-infrastructure"
          instrument={networkInfrastructure.instrument}
        />
      </SplitHero>
      <MetricStrip metrics={networkInfrastructure.metrics} />
      <ServiceTabs tabs={networkInfrastructure.tabs} labels={labels} />
      <BillingProvider
        options={[
          networkInfrastructure.pricing.options[0].id,
          networkInfrastructure.pricing.options[1].id,
        ]}
      >
        <CalculatorSection
          title={networkInfrastructure.estimator.title}
          lead={networkInfrastructure.estimator.lead}
          toggle={
            <BillingToggle
              legend={labels.billing}
              options={networkInfrastructure.pricing.options}
            />
          }
        >
          <NetworkEstimator copy={networkInfrastructure.estimator} />
        </CalculatorSection>
        <DeliverableLedger steps={networkInfrastructure.steps} label={labels.deliverables} />
        <NameGroups id="vendors" groups={networkInfrastructure.vendors} />
        <PricingPanel
          pricing={networkInfrastructure.pricing}
          legend={labels.billing}
          contactHref="/contact"
        />
      </BillingProvider>
      <FaqSection faqs={networkInfrastructure.faqs} />
      <ResourceCards resources={networkInfrastructure.resources} labels={labels.resources} />
      <ClosingCta closing={networkInfrastructure.closing} />
    </>
  );
}
