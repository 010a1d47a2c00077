import { FinancialEstimator } from '@/components/estimators/FinancialEstimator';
import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BesideCalculator } from '@/components/sections/BesideCalculator';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { Checklist } from '@/components/sections/Checklist';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { FaqSection } from '@/components/sections/FaqSection';
import { FigureStrip } from '@/components/sections/FigureStrip';
import { PartnerGrid } from '@/components/sections/PartnerGrid';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SetupPlans } from '@/components/sections/SetupPlans';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { financial } from '@/content/industries/financial';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { planHrefs } from '@/lib/contact/handover';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { planOffers } from '@/lib/seo/offers';

const path = '/industries/financial';
export const metadata = pageMetadata({ ...financial.meta, path, siteName: company.name });

export default function FinancialPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: financial.meta,
          trail: trailTo(path),
          name: financial.service,
          city: company.locality.city,
          audience: financial.name,
          offers: planOffers(financial.plans.items),
          faqs: financial.faqs.items,
        })}
      />
      <SplitHero
        hero={financial.hero}
        tagline={financial.hero.tagline}
        badges={financial.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={financial.name}
          />
        }
      >
        <HeroInstrument drawing="financial" instrument={financial.instrument} />
      </SplitHero>
      <FigureStrip figures={financial.figures} />
      <CalculatorSection title={financial.estimator.title} lead={financial.estimator.lead}>
        <BesideCalculator
          checklist={<Checklist checklist={financial.checklist} unit={labels.checks} />}
        >
          <FinancialEstimator copy={financial.estimator} />
        </BesideCalculator>
      </CalculatorSection>
      <ServiceTabs tabs={financial.tabs} labels={labels} />
      <SetupPlans
        plans={financial.plans}
        labels={labels.plans}
        hrefs={planHrefs(financial.slug, financial.plans.items)}
      />
      <PartnerGrid partners={financial.partners} />
      <FaqSection faqs={financial.faqs} />
      <ClosingCta closing={financial.closing} />
    </>
  );
}
