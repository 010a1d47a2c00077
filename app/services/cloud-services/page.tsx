import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { CloudEstimator } from '@/components/estimators/CloudEstimator';
import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BadgeGrid } from '@/components/sections/BadgeGrid';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { FaqSection } from '@/components/sections/FaqSection';
import { MetricStrip } from '@/components/sections/MetricStrip';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { ProcessSteps } from '@/components/sections/ProcessSteps';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SplitHero } from '@/components/sections/SplitHero';
import { TierComparison } from '@/components/sections/TierComparison';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { cloudServices } from '@/content/services/cloud-services';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { optionOffers } from '@/lib/seo/offers';

const path = '/services/cloud-services';
export const metadata = pageMetadata({ ...cloudServices.meta, path, siteName: company.name });

export default function CloudServicesPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: cloudServices.meta,
          trail: trailTo(path),
          name: cloudServices.name,
          city: company.locality.city,
          offers: optionOffers(cloudServices.pricing),
          faqs: cloudServices.faqs.items,
        })}
      />
      <SplitHero
        hero={cloudServices.hero}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/services', label: 'Services' }}
            current={cloudServices.name}
          />
        }
      >
        <HeroInstrument drawing="cloud-services" instrument={cloudServices.instrument} />
      </SplitHero>
      <MetricStrip metrics={cloudServices.metrics} />
      <ServiceTabs tabs={cloudServices.tabs} labels={labels} />
      <BillingProvider
        options={[cloudServices.pricing.options[0].id, cloudServices.pricing.options[1].id]}
      >
        <CalculatorSection
          title={cloudServices.estimator.title}
          lead={cloudServices.estimator.lead}
          toggle={<BillingToggle legend={labels.billing} options={cloudServices.pricing.options} />}
        >
          <CloudEstimator copy={cloudServices.estimator} />
        </CalculatorSection>
        <ProcessSteps steps={cloudServices.steps} />
        <TierComparison tiers={cloudServices.tiers} columns={labels.tiers} />
        <BadgeGrid badges={cloudServices.certifications} />
        <PricingPanel
          pricing={cloudServices.pricing}
          legend={labels.billing}
          contactHref="/contact"
        />
      </BillingProvider>
      <FaqSection faqs={cloudServices.faqs} />
      <ResourceCards resources={cloudServices.resources} labels={labels.resources} />
      <ClosingCta closing={cloudServices.closing} />
    </>
  );
}
