import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { industries } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...industries.meta,
  path: industries.path,
  siteName: company.name,
});

export default function IndustriesPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...industries, trail: trailTo(industries.path) })} />
      <PlaceholderPage
        drawing="placeholder-industries"
        page={industries}
        open={childrenOf('industries')}
      />
    </>
  );
}
