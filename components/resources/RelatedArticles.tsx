import { Container } from '@/components/ui/Container';
import type { ArticleSummary } from '@/content/schema/article';
import type { ResourcesPage } from '@/content/schema/site';
import { ArticleCard } from './ArticleCard';

interface RelatedArticlesProps {
  articles: readonly ArticleSummary[];
  copy: ResourcesPage;
}

/** Other articles of the same category; nothing where there is none. */
export function RelatedArticles({ articles, copy }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="border-t border-line py-16">
      <Container>
        <h2 id="related-title" className="text-heading tracking-heading">
          {copy.article.related}
        </h2>
        <ul className="mt-9 grid gap-8 md:grid-cols-3">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} copy={copy.card} level={3} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
