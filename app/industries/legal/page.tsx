import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { legal } from '@/content/industries/legal';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries/legal';
export const metadata = pageMetadata({ ...legal.meta, path, siteName: company.name });

export default function LegalPage() {
  return (
    <>
      <SplitHero
        hero={legal.hero}
        tagline={legal.hero.tagline}
        badges={legal.hero.badges}
        breadcrumbs={
          <Breadcrumbs parent={{ href: '/industries', label: 'Industries' }} current={legal.name} />
        }
      >
        <InstrumentCard instrument={legal.instrument} />
      </SplitHero>
      <ClosingCta closing={legal.closing} />
    </>
  );
}
