import { notFound } from 'next/navigation';
import { factsOf } from '@/app/_frames/facts-of';
import { LibraryPage } from '@/app/_frames/LibraryPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { ArticleBody } from '@/components/resources/ArticleBody';
import { ArticleHero } from '@/components/resources/ArticleHero';
import { AuthorCard } from '@/components/resources/AuthorCard';
import { ReadOn } from '@/components/resources/ReadOn';
import { RelatedArticles } from '@/components/resources/RelatedArticles';
import { ShareBlock } from '@/components/resources/ShareBlock';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { JsonLd } from '@/components/seo/JsonLd';
import { serviceOf } from '@/content/article-service';
import { articles, summaries } from '@/content/articles';
import { withGuideFacts } from '@/content/guides';
import { libraryHead } from '@/content/library-head';
import { resources } from '@/content/pages/resources';
import { libraryPages } from '@/content/routes';
import { authorRole } from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';
import { nextArticle } from '@/lib/articles/next';
import { pageHref, pageOfSegment } from '@/lib/articles/pages';
import { relatedArticles } from '@/lib/articles/related';
import { LIBRARY } from '@/lib/contact/contact-link';
import { wordCount } from '@/lib/markdown/text';
import { articleGraph } from '@/lib/seo/json-ld';
import { absoluteUrl } from '@/lib/seo/urls';

/**
 * The articles, and the further pages of the library. Those have no segment of their own, because under
 * export a segment without a single page stops the build, and with few articles there is none.
 */
export function generateStaticParams() {
  const further = libraryPages.map(({ path }) => path.replace('/resources/', ''));
  return [...articles.map(({ id }) => id), ...further].map((postId) => ({ postId }));
}

type Props = PageProps<'/resources/[postId]'>;

/** The further page of the library that a segment stands for. Answers Page Not Found when there is none. */
function libraryPageOf(segment: string): number | undefined {
  const page = pageOfSegment(segment);
  if (page !== undefined && !libraryPages.some(({ path }) => path === pageHref(page))) notFound();
  return page;
}

/** An article with what its head says. Answers Page Not Found when there is none. */
function articleOf(id: string) {
  const article = articles.find((candidate) => candidate.id === id) ?? notFound();
  const meta = { title: article.title, description: article.excerpt };
  return { article, meta, path: articlePath(id) };
}

export async function generateMetadata({ params }: Props) {
  const { postId } = await params;
  const page = libraryPageOf(postId);
  return metadataOf(page === undefined ? articleOf(postId) : libraryHead(page));
}

export default async function ArticlePage({ params }: Props) {
  const { postId } = await params;
  const page = libraryPageOf(postId);
  if (page !== undefined) return <LibraryPage page={page} />;

  const { article, meta, path } = articleOf(postId);
  const related = relatedArticles(article, summaries);
  const facts = factsOf({ path, meta });
  return (
    <>
      <JsonLd
        graph={articleGraph(facts, { ...article, words: wordCount(article.blocks), authorRole })}
      />
      <article>
        <ArticleHero article={article} />
        <ArticleBody excerpt={article.excerpt} blocks={withGuideFacts(article.blocks)}>
          <ShareBlock url={absoluteUrl(path)} title={article.title} />
          <AuthorCard author={article.author} />
        </ArticleBody>
      </article>
      <ReadOn
        next={nextArticle(article, summaries, related)}
        service={serviceOf(article.category)}
      />
      <RelatedArticles articles={related} />
      <ClosingCta page={LIBRARY} closing={resources.newsletter} />
    </>
  );
}
