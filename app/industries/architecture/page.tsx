import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { architecture } from '@/content/industries/architecture';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries/architecture';
export const metadata = pageMetadata({ ...architecture.meta, path, siteName: company.name });

export default function ArchitecturePage() {
  return (
    <>
      <SplitHero
        hero={architecture.hero}
        tagline={architecture.hero.tagline}
        badges={architecture.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={architecture.name}
          />
        }
      >
        <InstrumentCard instrument={architecture.instrument} />
      </SplitHero>
      <ClosingCta closing={architecture.closing} />
    </>
  );
}
