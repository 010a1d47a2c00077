import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { leadership } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...leadership.meta,
  path: leadership.path,
  siteName: company.name,
});

export default function AboutLeadershipPage() {
  return (
    <PlaceholderPage
      drawing={<UnderConstruction />}
      page={leadership}
      open={childrenOf('services')}
    />
  );
}
