import { Picture } from '@/components/illustrations/Picture';
import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/Icon';
import { Kept } from '@/components/ui/Kept';
import { ICON_LINK } from '@/components/ui/link-class';
import type { ArticleSummary } from '@/content/schema/article';
import * as ui from '@/content/ui';
import { formatDate } from '@/lib/format/dates';
import type { PhotoFocus } from '@/lib/photos';

/** What stays in this frame, which is wide on a tablet and narrower elsewhere: mostly the upper middle. */
const FOCUS: Record<PhotoFocus | 'unset', string> = {
  unset: '[&_img]:object-[50%_25%]',
  right: '[&_img]:object-[80%_25%]',
  bottom: '[&_img]:object-[50%_85%]',
};

/**
 * An article's picture with its title, together 60% of the screen and at least 400 px high. The words
 * stand on the page's own ground, under the picture or beside it: no photograph makes them hard to
 * read, and none is veiled for them (app/styles/articles.css).
 */
export function ArticleHero({ article }: { article: ArticleSummary }) {
  return (
    <div className="article-hero arrives-whole">
      <div className={`article-photo ${FOCUS[article.image.focus ?? 'unset']}`}>
        <Picture
          picture={article.image}
          shape="hero"
          sizes="(min-width: 1024px) 57vw, 100vw"
          eager
        />
      </div>
      <Container>
        <div className="article-title">
          <a href="/resources" className={ICON_LINK}>
            <Icon name="arrow-left" className="size-4" />
            {ui.backToResources}
          </a>
          <h1 className="mt-1 max-w-[20ch] text-title tracking-display lg:text-article">
            <Kept text={article.title} />
          </h1>
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
            <span className="font-medium text-ink">{article.author}</span>
            <time dateTime={article.date}>{formatDate(article.date)}</time>
            {article.updated ? (
              <time dateTime={article.updated}>{ui.updated(formatDate(article.updated))}</time>
            ) : null}
            <span>{ui.minutesToRead(article.readTime)}</span>
            {article.draft ? <span>{ui.draft}</span> : null}
            <span>{article.category}</span>
          </p>
        </div>
      </Container>
    </div>
  );
}
