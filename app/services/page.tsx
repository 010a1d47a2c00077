import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { services } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(services);

export default function ServicesPage() {
  return <AnnouncedPage page={services} drawing="placeholder-services" />;
}
