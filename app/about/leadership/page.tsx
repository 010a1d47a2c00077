import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { leadership } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...leadership.meta,
  path: leadership.path,
  siteName: company.name,
});

export default function AboutLeadershipPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...leadership, trail: trailTo(leadership.path) })} />
      <PlaceholderPage
        drawing="placeholder-leadership"
        page={leadership}
        open={childrenOf('services')}
      />
    </>
  );
}
