import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { about } from '@/content/pages/coming-soon';

export const metadata = metadataOf(about);

export default function AboutPage() {
  return <ComingSoonPage page={about} />;
}
