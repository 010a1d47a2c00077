import { LibraryPage } from '@/components/resources/LibraryPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { summaries } from '@/content/articles';
import { company } from '@/content/company';
import { resources } from '@/content/pages/resources';
import { trailTo } from '@/content/routes';
import { pageOf } from '@/lib/articles/pages';
import { libraryGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/resources';
export const metadata = pageMetadata({ ...resources.meta, path, siteName: company.name });

export default function ResourcesPage() {
  return (
    <>
      <JsonLd
        graph={libraryGraph(
          { path, meta: resources.meta, trail: trailTo(path) },
          pageOf(summaries, 1),
        )}
      />
      <LibraryPage articles={summaries} page={1} copy={resources} />
    </>
  );
}
