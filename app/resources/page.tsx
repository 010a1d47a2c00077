import { ArticleCard } from '@/components/resources/ArticleCard';
import { PageHero } from '@/components/layout/PageHero';
import { Container } from '@/components/ui/Container';
import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { resources } from '@/content/pages/resources';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  ...resources.meta,
  path: '/resources',
  siteName: company.name,
});

export default function ResourcesPage() {
  return (
    <>
      <PageHero title={resources.hero.title} lead={resources.hero.lead} />
      <Container className="py-11 pb-22">
        <ul className="grid gap-x-8 gap-y-11 md:grid-cols-2">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} copy={resources.card} />
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
