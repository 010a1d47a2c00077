import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { services } from '@/content/pages/coming-soon';

export const metadata = metadataOf(services);

export default function ServicesPage() {
  return <ComingSoonPage page={services} gathers />;
}
