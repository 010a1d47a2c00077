import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { industries } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...industries.meta,
  path: industries.path,
  siteName: company.name,
});

export default function IndustriesPage() {
  return (
    <PlaceholderPage
      drawing={<UnderConstruction />}
      page={industries}
      open={childrenOf('industries')}
    />
  );
}
