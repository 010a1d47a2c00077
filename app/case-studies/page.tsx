import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { caseStudies } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(caseStudies);

export default function CaseStudiesPage() {
  return <AnnouncedPage page={caseStudies} drawing="placeholder-case-studies" open="industries" />;
}
