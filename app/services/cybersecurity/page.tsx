import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { cybersecurity } from '@/content/services/cybersecurity';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/cybersecurity';
export const metadata = pageMetadata({ ...cybersecurity.meta, path, siteName: company.name });

export default function CybersecurityPage() {
  return (
    <>
      <SplitHero
        hero={cybersecurity.hero}
        breadcrumbs={
          <Breadcrumbs
            parent={{ href: '/services', label: 'Services' }}
            current={cybersecurity.name}
          />
        }
      >
        <InstrumentCard instrument={cybersecurity.instrument} />
      </SplitHero>
      <ClosingCta closing={cybersecurity.closing} />
    </>
  );
}
