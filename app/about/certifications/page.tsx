import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { certifications } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...certifications.meta,
  path: certifications.path,
  siteName: company.name,
});

export default function AboutCertificationsPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...certifications, trail: trailTo(certifications.path) })} />
      <PlaceholderPage
        drawing="placeholder-certifications"
        page={certifications}
        open={childrenOf('services')}
      />
    </>
  );
}
