import { ArchitectureEstimator } from '@/components/estimators/ArchitectureEstimator';
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
import { architecture } from '@/content/industries/architecture';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { planHrefs } from '@/lib/contact/handover';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { planOffers } from '@/lib/seo/offers';

const path = '/industries/architecture';
export const metadata = pageMetadata({ ...architecture.meta, path, siteName: company.name });

export default function ArchitecturePage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: architecture.meta,
          trail: trailTo(path),
          name: architecture.service,
          city: company.locality.city,
          audience: architecture.name,
          offers: planOffers(architecture.plans.items),
          faqs: architecture.faqs.items,
        })}
      />
      <SplitHero
        hero={architecture.hero}
        tagline={architecture.hero.tagline}
        badges={architecture.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={architecture.name}
          />
        }
      >
        <HeroInstrument drawing="architecture" instrument={architecture.instrument} />
      </SplitHero>
      <FigureStrip figures={architecture.figures} />
      <ServiceTabs tabs={architecture.tabs} labels={labels} />
      <PartnerGrid partners={architecture.partners} />
      <CalculatorSection title={architecture.estimator.title} lead={architecture.estimator.lead}>
        <BesideCalculator
          checklist={<Checklist checklist={architecture.checklist} unit={labels.checks} />}
        >
          <ArchitectureEstimator copy={architecture.estimator} />
        </BesideCalculator>
      </CalculatorSection>
      <SetupPlans
        plans={architecture.plans}
        labels={labels.plans}
        hrefs={planHrefs(architecture.slug, architecture.plans.items)}
      />
      <FaqSection faqs={architecture.faqs} />
      <ClosingCta closing={architecture.closing} />
    </>
  );
}
