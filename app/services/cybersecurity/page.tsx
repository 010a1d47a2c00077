import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BilledPlans } from '@/components/sections/BilledPlans';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { FaqSection } from '@/components/sections/FaqSection';
import { MetricStrip } from '@/components/sections/MetricStrip';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { cybersecurity } from '@/content/services/cybersecurity';
import { labels } from '@/content/shared/labels';
import { planHrefs } from '@/lib/contact/handover';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/cybersecurity';
export const metadata = pageMetadata({ ...cybersecurity.meta, path, siteName: company.name });

export default function CybersecurityPage() {
  return (
    <>
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
