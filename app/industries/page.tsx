import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { industries } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(industries);

export default function IndustriesPage() {
  return <AnnouncedPage page={industries} drawing="placeholder-industries" open="industries" />;
}
