import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BilledPlans } from '@/components/sections/BilledPlans';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { FaqSection } from '@/components/sections/FaqSection';
import { MetricStrip } from '@/components/sections/MetricStrip';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { cybersecurity } from '@/content/services/cybersecurity';
import { trailTo } from '@/content/routes';
import { labels } from '@/content/shared/labels';
import { planHrefs } from '@/lib/contact/handover';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { planOffers } from '@/lib/seo/offers';

const path = '/services/cybersecurity';
export const metadata = pageMetadata({ ...cybersecurity.meta, path, siteName: company.name });

export default function CybersecurityPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: cybersecurity.meta,
          trail: trailTo(path),
          name: cybersecurity.name,
          city: company.locality.city,
          offers: planOffers(cybersecurity.plans.items),
          faqs: cybersecurity.faqs.items,
        })}
      />
      <SplitHero
        hero={cybersecurity.hero}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/services', label: 'Services' }}
            current={cybersecurity.name}
          />
        }
      >
        <HeroInstrument drawing="cybersecurity" instrument={cybersecurity.instrument} />
      </SplitHero>
      <MetricStrip metrics={cybersecurity.metrics} />
      <ServiceCards id="services" cards={cybersecurity.cards} columns={2} />
      <BilledPlans
        plans={cybersecurity.plans}
        labels={labels.plans}
        hrefs={planHrefs(cybersecurity.slug, cybersecurity.plans.items)}
      />
      <FaqSection faqs={cybersecurity.faqs} />
      <ClosingCta closing={cybersecurity.closing} />
    </>
  );
}
