import { PageHero } from '@/components/layout/PageHero';
import { Container } from '@/components/ui/Container';
import type { ArticleSummary } from '@/content/schema/article';
import type { ResourcesPage } from '@/content/schema/site';
import { pageCount, pageOf } from '@/lib/articles/pages';
import { categoryCounts } from '@/lib/articles/search';
import { Pagination } from './Pagination';
import { ResourceLibrary } from './ResourceLibrary';

interface LibraryPageProps {
  articles: readonly ArticleSummary[];
  page: number;
  copy: ResourcesPage;
}

/** One page of the library. */
export function LibraryPage({ articles, page, copy }: LibraryPageProps) {
  return (
    <>
      <PageHero title={copy.hero.title} lead={copy.hero.lead} />
      <Container className="py-11 pb-22">
        <ResourceLibrary
          articles={pageOf(articles, page)}
          total={articles.length}
          categories={categoryCounts(articles)}
          pagination={<Pagination page={page} pages={pageCount(articles.length)} />}
        />
      </Container>
    </>
  );
}
