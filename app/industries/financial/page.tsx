import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { financial } from '@/content/industries/financial';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries/financial';
export const metadata = pageMetadata({ ...financial.meta, path, siteName: company.name });

export default function FinancialPage() {
  return (
    <>
      <SplitHero
        hero={financial.hero}
        tagline={financial.hero.tagline}
        badges={financial.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={financial.name}
          />
        }
      >
        <InstrumentCard instrument={financial.instrument} />
      </SplitHero>
      <ClosingCta closing={financial.closing} />
    </>
  );
}
