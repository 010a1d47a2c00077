import { LibraryPage } from '@/components/resources/LibraryPage';
import { summaries } from '@/content/articles';
import { company } from '@/content/company';
import { resources } from '@/content/pages/resources';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...resources.meta,
  path: '/resources',
  siteName: company.name,
});

export default function ResourcesPage() {
  return <LibraryPage articles={summaries} page={1} copy={resources} />;
}
