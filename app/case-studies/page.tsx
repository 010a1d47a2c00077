import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { caseStudies } from '@/content/pages/coming-soon';

export const metadata = metadataOf(caseStudies);

export default function CaseStudiesPage() {
  return <ComingSoonPage page={caseStudies} open="industries" />;
}
