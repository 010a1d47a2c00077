import { ManufacturingEstimator } from '@/components/estimators/ManufacturingEstimator';
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
import { manufacturing } from '@/content/industries/manufacturing';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { planHrefs } from '@/lib/contact/handover';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { planOffers } from '@/lib/seo/offers';

const path = '/industries/manufacturing';
export const metadata = pageMetadata({ ...manufacturing.meta, path, siteName: company.name });

export default function ManufacturingPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: manufacturing.meta,
          trail: trailTo(path),
          name: manufacturing.service,
          city: company.locality.city,
          audience: manufacturing.name,
          offers: planOffers(manufacturing.plans.items),
          faqs: manufacturing.faqs.items,
        })}
      />
      <SplitHero
        hero={manufacturing.hero}
        tagline={manufacturing.hero.tagline}
        badges={manufacturing.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={manufacturing.name}
          />
        }
      >
        <HeroInstrument drawing="manufacturing" instrument={manufacturing.instrument} />
      </SplitHero>
      <FigureStrip figures={manufacturing.figures} />
      <CalculatorSection title={manufacturing.estimator.title} lead={manufacturing.estimator.lead}>
        <BesideCalculator
          checklist={<Checklist checklist={manufacturing.checklist} unit={labels.checks} />}
        >
          <ManufacturingEstimator copy={manufacturing.estimator} />
        </BesideCalculator>
      </CalculatorSection>
      <ServiceTabs tabs={manufacturing.tabs} labels={labels} />
      <PartnerGrid partners={manufacturing.partners} />
      <SetupPlans
        plans={manufacturing.plans}
        labels={labels.plans}
        hrefs={planHrefs(manufacturing.slug, manufacturing.plans.items)}
      />
      <FaqSection faqs={manufacturing.faqs} />
      <ClosingCta closing={manufacturing.closing} />
    </>
  );
}
