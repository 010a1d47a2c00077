import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { healthcare } from '@/content/industries/healthcare';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries/healthcare';
export const metadata = pageMetadata({ ...healthcare.meta, path, siteName: company.name });

export default function HealthcarePage() {
  return (
    <>
      <SplitHero
        hero={healthcare.hero}
        tagline={healthcare.hero.tagline}
        badges={healthcare.hero.badges}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/industries', label: 'Industries' }}
            current={healthcare.name}
          />
        }
      >
        <InstrumentCard instrument={healthcare.instrument} />
      </SplitHero>
      <ClosingCta closing={healthcare.closing} />
    </>
  );
}
