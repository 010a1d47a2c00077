import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { leadership } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(leadership);

export default function AboutLeadershipPage() {
  return <AnnouncedPage page={leadership} drawing="placeholder-leadership" />;
}
