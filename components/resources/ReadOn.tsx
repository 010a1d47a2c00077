import { HeroDrawing } from '@/components/illustrations/HeroDrawing';
import { Container } from '@/components/ui/Container';
import { Kept } from '@/components/ui/Kept';
import { TextLink } from '@/components/ui/TextLink';
import type { ArticleSummary } from '@/content/schema/article';
import type { LandingContent } from '@/content/schema/landing';
import * as ui from '@/content/ui';
import { formatDate } from '@/lib/format/dates';
import { ArticleCard } from './ArticleCard';

interface ReadOnProps {
  /** Undefined when the library has no other article. */
  next: ArticleSummary | undefined;
  service: LandingContent;
}

/** Where an article leads: to the next one, and to the service that it speaks of. */
export function ReadOn({ next, service }: ReadOnProps) {
  return (
    <div className="read-on border-t border-line bg-surface py-16 md:py-20">
      <Container className="grid gap-x-10 gap-y-14 md:grid-cols-2">
        {next ? (
          <section aria-labelledby="next-title">
            <h2 id="next-title">{ui.nextArticle}</h2>
            <ArticleCard article={next} level={3} date={formatDate(next.date)} />
          </section>
        ) : null}
        <section aria-labelledby="service-title">
          <h2 id="service-title">{ui.relatedService}</h2>
          <div data-card="" className="article-card">
            <div className="card-picture bg-lake">
              <HeroDrawing subject="whole" page={service.path} className="size-full" />
            </div>
            <p className="text-sm text-muted">
              <Kept text={service.menu} />
            </p>
            <h3>{service.name}</h3>
            <p className="text-base text-muted">
              <Kept text={service.meta.description} />
            </p>
            <TextLink
              href={service.path}
              label={ui.learnMore}
              unsaid={ui.aboutSubject(service.name)}
            />
          </div>
        </section>
      </Container>
    </div>
  );
}
