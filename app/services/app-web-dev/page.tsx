import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { appWebDev } from '@/content/services/app-web-dev';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/app-web-dev';
export const metadata = pageMetadata({ ...appWebDev.meta, path, siteName: company.name });

export default function AppWebDevPage() {
  return (
    <>
      <SplitHero
        hero={appWebDev.hero}
        breadcrumbs={
          <Breadcrumbs parent={{ href: '/services', label: 'Services' }} current={appWebDev.name} />
        }
      >
        <InstrumentCard instrument={appWebDev.instrument} />
      </SplitHero>
      <ClosingCta closing={appWebDev.closing} />
    </>
  );
}
