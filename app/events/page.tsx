import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { events } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(events);

export default function EventsPage() {
  return <AnnouncedPage page={events} drawing="placeholder-events" />;
}
