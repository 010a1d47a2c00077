import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { events } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ ...events.meta, path: events.path, siteName: company.name });

export default function EventsPage() {
  return (
    <PlaceholderPage drawing={<UnderConstruction />} page={events} open={childrenOf('services')} />
  );
}
