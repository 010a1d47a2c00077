import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { certifications } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...certifications.meta,
  path: certifications.path,
  siteName: company.name,
});

export default function AboutCertificationsPage() {
  return (
    <PlaceholderPage
      drawing={<UnderConstruction />}
      page={certifications}
      open={childrenOf('services')}
    />
  );
}
