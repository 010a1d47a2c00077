import { notFound } from 'next/navigation';
import { ArticleBody } from '@/components/resources/ArticleBody';
import { ArticleHero } from '@/components/resources/ArticleHero';
import { AuthorCard } from '@/components/resources/AuthorCard';
import { LibraryPage } from '@/components/resources/LibraryPage';
import { RelatedArticles } from '@/components/resources/RelatedArticles';
import { ShareBlock } from '@/components/resources/ShareBlock';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { JsonLd } from '@/components/seo/JsonLd';
import { articles, summaries } from '@/content/articles';
import { company } from '@/content/company';
import { resources } from '@/content/pages/resources';
import { libraryPages, trailTo } from '@/content/routes';
import * as ui from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';
import { pageOf, pageOfSegment } from '@/lib/articles/pages';
import { relatedArticles } from '@/lib/articles/related';
import { wordCount } from '@/lib/markdown/text';
import { articleGraph, libraryGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/urls';

export const dynamicParams = false;

/**
 * The articles, and the further pages of the library. Those have no segment of their own, because under
 * export a segment without a single page stops the build, and with few articles there is none.
 */
export function generateStaticParams() {
  const further = libraryPages.map(({ path }) => path.replace('/resources/', ''));
  return [...articles.map(({ id }) => id), ...further].map((postId) => ({ postId }));
}

type Props = PageProps<'/resources/[postId]'>;

const articleOf = (id: string) => articles.find((article) => article.id === id) ?? notFound();

/** What the head says of an article, or of a further page of the library. */
function headOf(postId: string) {
  const path = articlePath(postId);
  const page = pageOfSegment(postId);
  if (page === undefined) {
    const { title, excerpt } = articleOf(postId);
    return { path, title, description: excerpt };
  }
  const { title, description } = resources.meta;
  return {
    path,
    title: ui.libraryPageTitle(title, page),
    description: ui.libraryPageDescription(description, page),
  };
}

export async function generateMetadata({ params }: Props) {
  const { postId } = await params;
  const article = articles.find(({ id }) => id === postId);
  return pageMetadata({
    ...headOf(postId),
    siteName: company.name,
    ...(article ? { article } : {}),
  });
}

export default async function ArticlePage({ params }: Props) {
  const { postId } = await params;
  const { path, ...meta } = headOf(postId);
  const facts = { path, meta, trail: trailTo(path) };
  const page = pageOfSegment(postId);
  if (page !== undefined) {
    return (
      <>
        <JsonLd graph={libraryGraph(facts, pageOf(summaries, page))} />
        <LibraryPage articles={summaries} page={page} copy={resources} />
      </>
    );
  }
  const article = articleOf(postId);
  return (
    <>
      <JsonLd graph={articleGraph(facts, article, wordCount(article.blocks))} />
      <article>
        <ArticleHero article={article} />
        <ArticleBody excerpt={article.excerpt} blocks={article.blocks}>
          <ShareBlock url={absoluteUrl(path)} title={article.title} />
          <AuthorCard author={article.author} />
        </ArticleBody>
      </article>
      <RelatedArticles articles={relatedArticles(article, summaries)} />
      <ClosingCta closing={resources.newsletter} />
    </>
  );
}
