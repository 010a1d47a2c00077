import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { events } from '@/content/pages/coming-soon';

export const metadata = metadataOf(events);

export default function EventsPage() {
  return <ComingSoonPage page={events} />;
}
