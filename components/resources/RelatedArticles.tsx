import { Container } from '@/components/ui/Container';
import type { ArticleSummary } from '@/content/schema/article';
import * as ui from '@/content/ui';
import { formatDate } from '@/lib/format/dates';
import { ArticleCard } from './ArticleCard';

/** Other articles of the same category; nothing where there is none. */
export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="border-t border-line py-16">
      <Container>
        <h2 id="related-title" className="text-heading tracking-heading">
          {ui.relatedArticles}
        </h2>
        <ul className="mt-9 grid gap-8 md:grid-cols-3">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} level={3} date={formatDate(article.date)} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
