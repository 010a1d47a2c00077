import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { services } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...services.meta,
  path: services.path,
  siteName: company.name,
});

export default function ServicesPage() {
  return (
    <PlaceholderPage
      drawing={<UnderConstruction />}
      page={services}
      open={childrenOf('services')}
    />
  );
}
