import { LegalEstimator } from '@/components/estimators/LegalEstimator';
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
import { legal } from '@/content/industries/legal';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { planHrefs } from '@/lib/contact/handover';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { planOffers } from '@/lib/seo/offers';

const path = '/industries/legal';
export const metadata = pageMetadata({ ...legal.meta, path, siteName: company.name });

export default function LegalPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: legal.meta,
          trail: trailTo(path),
          name: legal.service,
          city: company.locality.city,
          audience: legal.name,
          offers: planOffers(legal.plans.items),
          faqs: legal.faqs.items,
        })}
      />
      <SplitHero
        hero={legal.hero}
        tagline={legal.hero.tagline}
        badges={legal.hero.badges}
        breadcrumbs={
          <Breadcrumbs parent={{ href: '/industries', label: 'Industries' }} current={legal.name} />
        }
      >
        <HeroInstrument drawing="legal" instrument={legal.instrument} />
      </SplitHero>
      <FigureStrip figures={legal.figures} />
      <ServiceTabs tabs={legal.tabs} labels={labels} />
      <CalculatorSection title={legal.estimator.title} lead={legal.estimator.lead}>
        <BesideCalculator
          checklist={<Checklist checklist={legal.checklist} unit={labels.checks} />}
        >
          <LegalEstimator copy={legal.estimator} />
        </BesideCalculator>
      </CalculatorSection>
      <SetupPlans
        plans={legal.plans}
        labels={labels.plans}
        hrefs={planHrefs(legal.slug, legal.plans.items)}
      />
      <FaqSection faqs={legal.faqs} />
      <PartnerGrid partners={legal.partners} />
      <ClosingCta closing={legal.closing} />
    </>
  );
}
