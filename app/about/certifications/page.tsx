import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { certifications } from '@/content/pages/coming-soon';

export const metadata = metadataOf(certifications);

export default function AboutCertificationsPage() {
  return <ComingSoonPage page={certifications} />;
}
