import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { caseStudies } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...caseStudies.meta,
  path: caseStudies.path,
  siteName: company.name,
});

export default function CaseStudiesPage() {
  return (
    <PlaceholderPage
      drawing={<UnderConstruction />}
      page={caseStudies}
      open={childrenOf('industries')}
    />
  );
}
