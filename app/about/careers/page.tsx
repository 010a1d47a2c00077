import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { careers } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...careers.meta,
  path: careers.path,
  siteName: company.name,
});

export default function AboutCareersPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...careers, trail: trailTo(careers.path) })} />
      <PlaceholderPage drawing="placeholder-careers" page={careers} open={childrenOf('services')} />
    </>
  );
}
