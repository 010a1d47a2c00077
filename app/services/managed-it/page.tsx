import { HeroInstrument } from '@/components/illustrations/HeroInstrument';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { PointGrid } from '@/components/sections/PointGrid';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { SplitHero } from '@/components/sections/SplitHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { trailTo } from '@/content/routes';
import { managedIt } from '@/content/services/managed-it';
import { serviceGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/managed-it';
export const metadata = pageMetadata({ ...managedIt.meta, path, siteName: company.name });

export default function ManagedItPage() {
  return (
    <>
      <JsonLd
        graph={serviceGraph({
          path,
          meta: managedIt.meta,
          trail: trailTo(path),
          name: managedIt.name,
          city: company.locality.city,
        })}
      />
      <SplitHero
        hero={managedIt.hero}
        breadcrumbs={
          <Breadcrumbs parent={{ href: '/services', label: 'Services' }} current={managedIt.name} />
        }
      >
        <HeroInstrument drawing="managed-it" instrument={managedIt.instrument} />
      </SplitHero>
      <PointGrid id="benefits" title={managedIt.benefits.title} items={managedIt.benefits.items} />
      <ServiceCards id="included" cards={managedIt.included} columns={3} />
      <ClosingCta closing={managedIt.closing} />
    </>
  );
}
