import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { InstrumentCard } from '@/components/sections/InstrumentCard';
import { SplitHero } from '@/components/sections/SplitHero';
import { company } from '@/content/company';
import { managedIt } from '@/content/services/managed-it';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/managed-it';
export const metadata = pageMetadata({ ...managedIt.meta, path, siteName: company.name });

export default function ManagedItPage() {
  return (
    <>
      <SplitHero
        hero={managedIt.hero}
        breadcrumbs={
          <Breadcrumbs parent={{ href: '/services', label: 'Services' }} current={managedIt.name} />
        }
      >
        <InstrumentCard instrument={managedIt.instrument} />
      </SplitHero>
      <ClosingCta closing={managedIt.closing} />
    </>
  );
}
