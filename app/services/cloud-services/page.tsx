import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { cloudServices } from '@/content/services/cloud-services';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/cloud-services';
export const metadata = pageMetadata({ ...cloudServices.meta, path, siteName: company.name });

export default function CloudServicesPage() {
  return (
    <>
      <SplitHero
        hero={cloudServices.hero}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/services', label: 'Services' }}
            current={cloudServices.name}
          />
        }
      >
        <InstrumentCard instrument={cloudServices.instrument} />
      </SplitHero>
      <ClosingCta closing={cloudServices.closing} />
    </>
  );
}
