import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { manufacturing } from '@/content/industries/manufacturing';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries/manufacturing';
export const metadata = pageMetadata({ ...manufacturing.meta, path, siteName: company.name });

export default function ManufacturingPage() {
  return (
    <>
      <SplitHero
        hero={manufacturing.hero}
        tagline={manufacturing.hero.tagline}
        badges={manufacturing.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={manufacturing.name}
          />
        }
      >
        <InstrumentCard instrument={manufacturing.instrument} />
      </SplitHero>
      <ClosingCta closing={manufacturing.closing} />
    </>
  );
}
