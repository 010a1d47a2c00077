import { Picture } from '@/components/illustrations/Picture';
import { Kept } from '@/components/ui/Kept';
import { TextLink } from '@/components/ui/TextLink';
import type { ArticleSummary } from '@/content/schema/article';
import * as ui from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';

interface ArticleCardProps {
  article: ArticleSummary;
  level?: 2 | 3;
  /** The day as the page writes it; without it as lists do, `2024-11-15`. */
  date?: string;
  /** For the first card of a page, which is the widest: every window shows its photograph on the first screen. */
  lead?: boolean;
}

/** An article in a list. The link is “Read More”, not the title. */
export function ArticleCard({
  article,
  level = 2,
  date = article.date,
  lead = false,
}: ArticleCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article data-card="" className="article-card">
      <div className="card-picture">
        <Picture
          picture={article.image}
          shape="article"
          sizes={`(min-width: 1280px) ${lead ? 500 : 400}px, (min-width: 768px) 45vw, 92vw`}
          eager={lead}
        />
      </div>
      <p className="flex flex-wrap text-sm text-muted tabular-nums">
        <span className="font-medium text-ink">{article.category}</span>
        {article.draft ? <span>{ui.draft}</span> : null}
        <time dateTime={article.date}>{date}</time>
        <span>{ui.minutesToRead(article.readTime)}</span>
      </p>
      <Title>
        <Kept text={article.title} />
      </Title>
      <p className="text-base text-muted">{article.excerpt}</p>
      <TextLink
        href={articlePath(article.id)}
        label={ui.readMore}
        unsaid={ui.aboutSubject(article.title)}
      />
    </article>
  );
}
