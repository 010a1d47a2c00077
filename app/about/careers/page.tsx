import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { careers } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...careers.meta,
  path: careers.path,
  siteName: company.name,
});

export default function AboutCareersPage() {
  return (
    <PlaceholderPage drawing={<UnderConstruction />} page={careers} open={childrenOf('services')} />
  );
}
