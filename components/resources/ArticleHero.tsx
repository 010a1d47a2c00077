import { Picture } from '@/components/illustrations/Picture';
import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { ArticleSummary } from '@/content/schema/article';
import * as ui from '@/content/ui';
import { formatDate } from '@/lib/format/dates';
import type { PhotoFocus } from '@/lib/photos';

/** What stays in this frame, which is wide on a desk and tall on a phone: mostly the upper middle. */
const FOCUS: Record<PhotoFocus | 'unset', string> = {
  unset: '[&_img]:object-[50%_25%]',
  right: '[&_img]:object-[80%_25%]',
  bottom: '[&_img]:object-[50%_85%]',
};

/** An article's picture at 60% of the screen, at least 400 px, with its title over it. */
export function ArticleHero({ article }: { article: ArticleSummary }) {
  return (
    <div className="relative isolate flex min-h-[max(60vh,400px)] items-end">
      <div className={`absolute inset-0 -z-10 ${FOCUS[article.image.focus ?? 'unset']}`}>
        <Picture picture={article.image} shape="hero" sizes="100vw" eager />
        <div className="scrim absolute inset-0" />
      </div>
      <div className="scrim-title w-full pt-30 pb-7 md:pb-11">
        <Container>
          <SiteLink
            href="/resources"
            className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            <Icon name="arrow-left" className="size-4" />
            {ui.backToResources}
          </SiteLink>
          <h1 className="mt-2 max-w-[20ch] text-title tracking-display">{article.title}</h1>
          <p className="mt-4.5 flex flex-wrap gap-x-5.5 gap-y-1 text-base text-muted">
            <span className="font-medium text-ink">{article.author}</span>
            <time dateTime={article.date}>{formatDate(article.date)}</time>
            <span>{ui.minutesToRead(article.readTime)}</span>
            <span>{article.category}</span>
          </p>
        </Container>
      </div>
    </div>
  );
}
