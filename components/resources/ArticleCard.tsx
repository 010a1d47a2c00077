import type { ArticleSummary } from '@/content/schema/article';
import type { ResourcesPage } from '@/content/schema/site';
import { Illustration } from '@/components/illustrations/Illustration';
import { TextLink } from '@/components/ui/TextLink';

interface ArticleCardProps {
  article: ArticleSummary;
  copy: ResourcesPage['card'];
}

/** An article in a list. */
export function ArticleCard({ article, copy }: ArticleCardProps) {
  return (
    <article>
      <div className="aspect-[19/11] overflow-hidden rounded-xl">
        <Illustration name={article.image} />
      </div>
      <p className="mt-4.5 mb-2 flex flex-wrap gap-x-3.5 text-sm text-muted tabular-nums">
        <span className="font-medium text-ink">{article.category}</span>
        <time dateTime={article.date}>{article.date}</time>
        <span>
          {article.readTime} {copy.readTime}
        </span>
      </p>
      <h2 className="text-2xl leading-[1.18] tracking-[-0.02em]">{article.title}</h2>
      <p className="mt-2.5 mb-2 text-base text-muted">{article.excerpt}</p>
      <TextLink href={`/resources/${article.id}`} label={copy.link} about={article.title} />
    </article>
  );
}
