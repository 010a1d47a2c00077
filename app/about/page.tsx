import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { about } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ ...about.meta, path: about.path, siteName: company.name });

export default function AboutPage() {
  return (
    <PlaceholderPage drawing={<UnderConstruction />} page={about} open={childrenOf('services')} />
  );
}
