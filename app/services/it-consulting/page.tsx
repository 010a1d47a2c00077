import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { itConsulting } from '@/content/services/it-consulting';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/it-consulting';
export const metadata = pageMetadata({ ...itConsulting.meta, path, siteName: company.name });

export default function ItConsultingPage() {
  return (
    <>
      <SplitHero
        hero={itConsulting.hero}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/services', label: 'Services' }}
            current={itConsulting.name}
          />
        }
      >
        <InstrumentCard instrument={itConsulting.instrument} />
      </SplitHero>
      <ClosingCta closing={itConsulting.closing} />
    </>
  );
}
