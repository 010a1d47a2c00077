import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { about } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ ...about.meta, path: about.path, siteName: company.name });

export default function AboutPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...about, trail: trailTo(about.path) })} />
      <PlaceholderPage drawing="placeholder-about" page={about} open={childrenOf('services')} />
    </>
  );
}
