import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { certifications } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(certifications);

export default function AboutCertificationsPage() {
  return <AnnouncedPage page={certifications} drawing="placeholder-certifications" />;
}
