import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { about } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(about);

export default function AboutPage() {
  return <AnnouncedPage page={about} drawing="placeholder-about" />;
}
