import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { careers } from '@/content/pages/coming-soon';

export const metadata = metadataOf(careers);

export default function AboutCareersPage() {
  return <ComingSoonPage page={careers} />;
}
