import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { services } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...services.meta,
  path: services.path,
  siteName: company.name,
});

export default function ServicesPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...services, trail: trailTo(services.path) })} />
      <PlaceholderPage
        drawing="placeholder-services"
        page={services}
        open={childrenOf('services')}
      />
    </>
  );
}
