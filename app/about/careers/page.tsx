import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { careers } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(careers);

export default function AboutCareersPage() {
  return <AnnouncedPage page={careers} drawing="placeholder-careers" />;
}
