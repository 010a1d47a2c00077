import { BillingProvider } from '@/components/billing/BillingProvider';
import { MaturityProvider } from '@/components/estimators/MaturityContext';
import { MaturityEstimator } from '@/components/estimators/MaturityEstimator';
import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { AssessmentAreas } from '@/components/sections/AssessmentAreas';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { FaqSection } from '@/components/sections/FaqSection';
import { MaturityFramework } from '@/components/sections/MaturityFramework';
import { MetricStrip } from '@/components/sections/MetricStrip';
import { PricingPanel } from '@/components/sections/PricingPanel';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { itConsulting } from '@/content/services/it-consulting';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { optionOffers } from '@/lib/seo/offers';

const path = '/services/it-consulting';
export const metadata = pageMetadata({ ...itConsulting.meta, path, siteName: company.name });

export default function ItConsultingPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: itConsulting.meta,
          trail: trailTo(path),
          name: itConsulting.name,
          city: company.locality.city,
          offers: optionOffers(itConsulting.pricing),
          faqs: itConsulting.faqs.items,
        })}
      />
      <SplitHero
        hero={itConsulting.hero}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/services', label: 'Services' }}
            current={itConsulting.name}
          />
        }
      >
        <HeroInstrument drawing="it-consulting" instrument={itConsulting.instrument} />
      </SplitHero>
      <MetricStrip metrics={itConsulting.metrics} />
      <ServiceTabs tabs={itConsulting.tabs} labels={labels} />
      <MaturityProvider>
        <CalculatorSection title={itConsulting.estimator.title} lead={itConsulting.estimator.lead}>
          <MaturityEstimator
            copy={itConsulting.estimator}
            recommendations={itConsulting.recommendations}
          />
        </CalculatorSection>
        <MaturityFramework framework={itConsulting.framework} currentLabel={labels.currentLevel} />
      </MaturityProvider>
      <AssessmentAreas areas={itConsulting.areas} />
      <BillingProvider
        options={[itConsulting.pricing.options[0].id, itConsulting.pricing.options[1].id]}
      >
        <PricingPanel
          pricing={itConsulting.pricing}
          legend={labels.billing}
          contactHref="/contact"
        />
      </BillingProvider>
      <FaqSection faqs={itConsulting.faqs} />
      <ResourceCards resources={itConsulting.resources} labels={labels.resources} />
      <ClosingCta closing={itConsulting.closing} />
    </>
  );
}
