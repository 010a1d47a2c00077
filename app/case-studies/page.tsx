import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { caseStudies } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...caseStudies.meta,
  path: caseStudies.path,
  siteName: company.name,
});

export default function CaseStudiesPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...caseStudies, trail: trailTo(caseStudies.path) })} />
      <PlaceholderPage
        drawing="placeholder-case-studies"
        page={caseStudies}
        open={childrenOf('industries')}
      />
    </>
  );
}
