import { NonProfitEstimator } from '@/components/estimators/NonProfitEstimator';
import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BesideCalculator } from '@/components/sections/BesideCalculator';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { Checklist } from '@/components/sections/Checklist';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { FaqSection } from '@/components/sections/FaqSection';
import { FigureStrip } from '@/components/sections/FigureStrip';
import { GrantSupport } from '@/components/sections/GrantSupport';
import { PartnerGrid } from '@/components/sections/PartnerGrid';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { SetupPlans } from '@/components/sections/SetupPlans';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { nonProfit } from '@/content/industries/non-profit';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { planHrefs } from '@/lib/contact/handover';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { planOffers } from '@/lib/seo/offers';

const path = '/industries/non-profit';
export const metadata = pageMetadata({ ...nonProfit.meta, path, siteName: company.name });

export default function NonProfitPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: nonProfit.meta,
          trail: trailTo(path),
          name: nonProfit.service,
          city: company.locality.city,
          audience: nonProfit.name,
          offers: planOffers(nonProfit.plans.items),
          faqs: nonProfit.faqs.items,
        })}
      />
      <SplitHero
        hero={nonProfit.hero}
        tagline={nonProfit.hero.tagline}
        badges={nonProfit.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={nonProfit.name}
          />
        }
      >
        <HeroInstrument drawing="non-profit" instrument={nonProfit.instrument} />
      </SplitHero>
      <FigureStrip figures={nonProfit.figures} />
      <ServiceTabs tabs={nonProfit.tabs} labels={labels} />
      <CalculatorSection title={nonProfit.estimator.title} lead={nonProfit.estimator.lead}>
        <BesideCalculator
          checklist={<Checklist checklist={nonProfit.checklist} unit={labels.checks} />}
        >
          <NonProfitEstimator copy={nonProfit.estimator} />
        </BesideCalculator>
      </CalculatorSection>
      <GrantSupport support={nonProfit.support} />
      <SetupPlans
        plans={nonProfit.plans}
        labels={labels.plans}
        hrefs={planHrefs(nonProfit.slug, nonProfit.plans.items)}
      />
      <PartnerGrid partners={nonProfit.partners} />
      <FaqSection faqs={nonProfit.faqs} />
      <ClosingCta closing={nonProfit.closing} />
    </>
  );
}
