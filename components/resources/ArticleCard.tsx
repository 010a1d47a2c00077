import { Picture } from '@/components/illustrations/Picture';
import { TextLink } from '@/components/ui/TextLink';
import type { ArticleSummary } from '@/content/schema/article';
import * as ui from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';

interface ArticleCardProps {
  article: ArticleSummary;
  level?: 2 | 3;
  /** For the first card of a page: a phone shows its photograph on the first screen. */
  eager?: boolean;
}

export function ArticleCard({ article, level = 2, eager = false }: ArticleCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="flex h-full flex-col items-start">
      <div className="relative aspect-[19/11] w-full overflow-hidden rounded-xl dark:after:pointer-events-none dark:after:absolute dark:after:inset-0 dark:after:rounded-xl dark:after:border dark:after:border-line">
        <Picture
          picture={article.image}
          shape="article"
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 45vw, 92vw"
          eager={eager}
        />
      </div>
      <p className="mt-4.5 mb-2 flex flex-wrap gap-x-3.5 text-sm text-muted tabular-nums">
        <span className="font-medium text-ink">{article.category}</span>
        <time dateTime={article.date}>{article.date}</time>
        <span>{ui.minutesToRead(article.readTime)}</span>
      </p>
      <Title className="text-2xl leading-[1.18] tracking-title">{article.title}</Title>
      <p className="mt-2.5 mb-2 grow text-base text-muted">{article.excerpt}</p>
      <TextLink href={articlePath(article.id)} label={ui.readMore} about={article.title} />
    </article>
  );
}
