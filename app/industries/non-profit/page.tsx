import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { nonProfit } from '@/content/industries/non-profit';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries/non-profit';
export const metadata = pageMetadata({ ...nonProfit.meta, path, siteName: company.name });

export default function NonProfitPage() {
  return (
    <>
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
        <InstrumentCard instrument={nonProfit.instrument} />
      </SplitHero>
      <ClosingCta closing={nonProfit.closing} />
    </>
  );
}
