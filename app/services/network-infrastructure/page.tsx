import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/network-infrastructure';
export const metadata = pageMetadata({
  ...networkInfrastructure.meta,
  path,
  siteName: company.name,
});

export default function NetworkInfrastructurePage() {
  return (
    <>
      <SplitHero
        hero={networkInfrastructure.hero}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/services', label: 'Services' }}
            current={networkInfrastructure.name}
          />
        }
      >
        <InstrumentCard instrument={networkInfrastructure.instrument} />
      </SplitHero>
      <ClosingCta closing={networkInfrastructure.closing} />
    </>
  );
}
