import { factsOf } from '@/app/_frames/facts-of';
import { PageHero } from '@/components/layout/PageHero';
import { Pagination } from '@/components/resources/Pagination';
import { ResourceLibrary } from '@/components/resources/ResourceLibrary';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { JsonLd } from '@/components/seo/JsonLd';
import { Container } from '@/components/ui/Container';
import { summaries } from '@/content/articles';
import { guides, shelfGuide } from '@/content/guides';
import { libraryHead } from '@/content/library-head';
import { resources } from '@/content/pages/resources';
import { pageCount, pageOf } from '@/lib/articles/pages';
import { categoryCounts } from '@/lib/articles/search';
import { LIBRARY } from '@/lib/contact/contact-link';
import { libraryGraph } from '@/lib/seo/json-ld';
import '@/app/styles/library.css';

/** One page of the library, 1 being the library itself. */
export function LibraryPage({ page }: { page: number }) {
  const head = libraryHead(page);
  const articles = pageOf(summaries, page);
  return (
    <>
      <JsonLd graph={libraryGraph(factsOf(head), articles)} />
      <PageHero {...resources.hero} />
      <Container className="py-11 md:pb-12">
        <ResourceLibrary
          // It keeps its articles while one searches them: in `next dev` others make another library.
          key={process.env.NODE_ENV === 'development' ? JSON.stringify(summaries) : undefined}
          articles={articles}
          total={summaries.length}
          guides={guides.map(shelfGuide)}
          categories={categoryCounts(summaries)}
          pagination={<Pagination page={page} pages={pageCount(summaries.length)} />}
        />
      </Container>
      <ClosingCta page={LIBRARY} closing={resources.closing} />
    </>
  );
}
