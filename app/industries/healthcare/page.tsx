import { HealthcareEstimator } from '@/components/estimators/HealthcareEstimator';
import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BesideCalculator } from '@/components/sections/BesideCalculator';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { CoveredChecklist } from '@/components/sections/CoveredChecklist';
import { FaqSection } from '@/components/sections/FaqSection';
import { FigureStrip } from '@/components/sections/FigureStrip';
import { PartnerGrid } from '@/components/sections/PartnerGrid';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SetupPlans } from '@/components/sections/SetupPlans';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { healthcare } from '@/content/industries/healthcare';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { planHrefs } from '@/lib/contact/handover';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { planOffers } from '@/lib/seo/offers';

const path = '/industries/healthcare';
export const metadata = pageMetadata({ ...healthcare.meta, path, siteName: company.name });

export default function HealthcarePage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: healthcare.meta,
          trail: trailTo(path),
          name: healthcare.service,
          city: company.locality.city,
          audience: healthcare.name,
          offers: planOffers(healthcare.plans.items),
          faqs: healthcare.faqs.items,
        })}
      />
      <SplitHero
        hero={healthcare.hero}
        tagline={healthcare.hero.tagline}
        badges={healthcare.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={healthcare.name}
          />
        }
      >
        <HeroInstrument drawing="healthcare" instrument={healthcare.instrument} />
      </SplitHero>
      <FigureStrip figures={healthcare.figures} />
      <ServiceTabs tabs={healthcare.tabs} labels={labels} />
      <CalculatorSection title={healthcare.estimator.title} lead={healthcare.estimator.lead}>
        <BesideCalculator
          checklist={<CoveredChecklist checklist={healthcare.checklist} unit={labels.checks} />}
        >
          <HealthcareEstimator copy={healthcare.estimator} />
        </BesideCalculator>
      </CalculatorSection>
      <SetupPlans
        plans={healthcare.plans}
        labels={labels.plans}
        hrefs={planHrefs(healthcare.slug, healthcare.plans.items)}
      />
      <PartnerGrid partners={healthcare.partners} />
      <FaqSection faqs={healthcare.faqs} />
      <ClosingCta closing={healthcare.closing} />
    </>
  );
}
