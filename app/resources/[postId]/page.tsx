import { notFound } from 'next/navigation';
import { ArticleBody } from '@/components/resources/ArticleBody';
import { ArticleHero } from '@/components/resources/ArticleHero';
import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { resources } from '@/content/pages/resources';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.map(({ id }) => ({ postId: id }));
}

type Props = PageProps<'/resources/[postId]'>;

async function articleOf(params: Props['params']) {
  const { postId } = await params;
  return articles.find(({ id }) => id === postId) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  const { id, title, excerpt } = await articleOf(params);
  return pageMetadata({
    path: `/resources/${id}`,
    title,
    description: excerpt,
    siteName: company.name,
  });
}

export default async function ArticlePage({ params }: Props) {
  const article = await articleOf(params);
  return (
    <article>
      <ArticleHero article={article} copy={resources} />
      <ArticleBody excerpt={article.excerpt} blocks={article.blocks} />
    </article>
  );
}
