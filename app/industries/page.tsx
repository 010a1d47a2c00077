import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { industries } from '@/content/pages/coming-soon';

export const metadata = metadataOf(industries);

export default function IndustriesPage() {
  return <ComingSoonPage page={industries} open="industries" gathers />;
}
