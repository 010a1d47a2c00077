import { BillingProvider } from '@/components/billing/BillingProvider';
import { DevelopmentEstimator } from '@/components/estimators/DevelopmentEstimator';
import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { FaqSection } from '@/components/sections/FaqSection';
import { MetricStrip } from '@/components/sections/MetricStrip';
import { NameGroups } from '@/components/sections/NameGroups';
import { PointGrid } from '@/components/sections/PointGrid';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { DeliverableLedger } from '@/components/sections/ProcessSteps';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { appWebDev } from '@/content/services/app-web-dev';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { optionOffers } from '@/lib/seo/offers';

const path = '/services/app-web-dev';
export const metadata = pageMetadata({ ...appWebDev.meta, path, siteName: company.name });

export default function AppWebDevPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: appWebDev.meta,
          trail: trailTo(path),
          name: appWebDev.name,
          city: company.locality.city,
          offers: optionOffers(appWebDev.pricing),
          faqs: appWebDev.faqs.items,
        })}
      />
      <SplitHero
        hero={appWebDev.hero}
        breadcrumbs={
          <Breadcrumbs parent={{ href: '/services', label: 'Services' }} current={appWebDev.name} />
        }
      >
        <HeroInstrument drawing="app-web-dev" instrument={appWebDev.instrument} />
      </SplitHero>
      <MetricStrip metrics={appWebDev.metrics} />
      <ServiceTabs tabs={appWebDev.tabs} labels={labels} />
      <CalculatorSection title={appWebDev.estimator.title} lead={appWebDev.estimator.lead}>
        <DevelopmentEstimator copy={appWebDev.estimator} />
      </CalculatorSection>
      <DeliverableLedger steps={appWebDev.steps} label={labels.deliverables} />
      <NameGroups id="technologies" groups={appWebDev.technologies} />
      <PointGrid
        id="quality"
        title={appWebDev.practices.title}
        lead={appWebDev.practices.lead}
        items={appWebDev.practices.items}
      />
      <BillingProvider options={[appWebDev.pricing.options[0].id, appWebDev.pricing.options[1].id]}>
        <PricingPanel pricing={appWebDev.pricing} legend={labels.billing} contactHref="/contact" />
      </BillingProvider>
      <FaqSection faqs={appWebDev.faqs} />
      <ResourceCards resources={appWebDev.resources} labels={labels.resources} />
      <ClosingCta closing={appWebDev.closing} />
    </>
  );
}
