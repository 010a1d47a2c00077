import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { leadership } from '@/content/pages/coming-soon';

export const metadata = metadataOf(leadership);

export default function AboutLeadershipPage() {
  return <ComingSoonPage page={leadership} />;
}
