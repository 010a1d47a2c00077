import type { Metadata } from 'next';
import { company } from '@/content/company';
import { socialCards } from '@/content/social-cards';
import { pageMetadata, type PageMetadata } from '@/lib/seo/metadata';
import { cardFile } from '@/lib/seo/urls';

const cardTitles = new Map(socialCards.map(({ file, title }) => [file, title]));

interface PageHead extends Pick<PageMetadata, 'path' | 'article'> {
  meta: { title: string; description: string };
}

/** The head of a page. */
export function metadataOf({ meta, path, article }: PageHead): Metadata {
  const cardTitle = cardTitles.get(cardFile(path)) ?? meta.title;
  return pageMetadata({ ...meta, path, article, cardTitle, siteName: company.name });
}
