import { notFound } from 'next/navigation';
import { ArticleBody } from '@/components/resources/ArticleBody';
import { ArticleHero } from '@/components/resources/ArticleHero';
import { AuthorCard } from '@/components/resources/AuthorCard';
import { LibraryPage } from '@/components/resources/LibraryPage';
import { NewsletterBanner } from '@/components/resources/NewsletterBanner';
import { RelatedArticles } from '@/components/resources/RelatedArticles';
import { ShareBlock } from '@/components/resources/ShareBlock';
import { articles, summaries } from '@/content/articles';
import { company } from '@/content/company';
import { resources } from '@/content/pages/resources';
import { libraryPages } from '@/content/routes';
import { pageOfSegment } from '@/lib/articles/pages';
import { relatedArticles } from '@/lib/articles/related';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/urls';

export const dynamicParams = false;

/** The articles, and the further pages of a library that one page does not hold. */
export function generateStaticParams() {
  const further = libraryPages.map(({ path }) => path.replace('/resources/', ''));
  return [...articles.map(({ id }) => id), ...further].map((postId) => ({ postId }));
}

type Props = PageProps<'/resources/[postId]'>;

const articleOf = (id: string) => articles.find((article) => article.id === id) ?? notFound();

export async function generateMetadata({ params }: Props) {
  const { postId } = await params;
  const path = `/resources/${postId}`;
  const siteName = company.name;
  const page = pageOfSegment(postId);
  if (page !== undefined) {
    const { title, description } = resources.meta;
    return pageMetadata({
      path,
      title: `${title}, page ${page}`,
      description: `Page ${page}. ${description}`,
      siteName,
    });
  }
  const { title, excerpt } = articleOf(postId);
  return pageMetadata({ path, title, description: excerpt, siteName });
}

export default async function ArticlePage({ params }: Props) {
  const { postId } = await params;
  const page = pageOfSegment(postId);
  if (page !== undefined) return <LibraryPage articles={summaries} page={page} copy={resources} />;
  const article = articleOf(postId);
  return (
    <>
      <article>
        <ArticleHero article={article} copy={resources} />
        <ArticleBody excerpt={article.excerpt} blocks={article.blocks}>
          <ShareBlock
            url={absoluteUrl(`/resources/${article.id}`)}
            title={article.title}
            copy={resources.article}
          />
          <AuthorCard author={article.author} copy={resources.article} />
        </ArticleBody>
      </article>
      <RelatedArticles articles={relatedArticles(article, summaries)} copy={resources} />
      <NewsletterBanner copy={resources.newsletter} />
    </>
  );
}
