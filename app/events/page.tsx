import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { events } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ ...events.meta, path: events.path, siteName: company.name });

export default function EventsPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...events, trail: trailTo(events.path) })} />
      <PlaceholderPage drawing="placeholder-events" page={events} open={childrenOf('services')} />
    </>
  );
}
