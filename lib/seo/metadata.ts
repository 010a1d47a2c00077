import type { Metadata } from 'next';
import type { ArticleFacts } from '@/lib/articles/facts';
import { LOCALE } from '@/lib/locale';
import { FEED_PATH } from './feed';
import { absoluteUrl, CARD_SIZE, cardFile } from './urls';

export interface PageMetadata {
  path: string;
  title: string;
  description: string;
  siteName: string;
  /** The words of the page’s social card. */
  cardTitle: string;
  /** On the page of an article: what a card of it says besides. */
  article?: undefined | Pick<ArticleFacts, 'date' | 'updated' | 'author' | 'category'>;
}

/** What a search result shows of a title. */
const TITLE_LENGTH = 60;

/**
 * A page's title with the company behind it, where both fit: behind a long title the company goes, which
 * results show above it anyway.
 */
export function fullTitle(title: string, siteName: string): string {
  const full = title === siteName ? title : `${title} | ${siteName}`;
  return full.length <= TITLE_LENGTH ? full : title;
}

/** The address of the articles' feed, which every page names in its head. */
export const feedType = { 'application/rss+xml': absoluteUrl(FEED_PATH) };

/**
 * Everything a page's head says about it. One function, because Next merges metadata shallowly:
 * a page that sets `alternates` or `openGraph` itself loses all that the layout said there.
 */
export function pageMetadata({
  path,
  title,
  description,
  siteName,
  cardTitle,
  article,
}: PageMetadata): Metadata {
  const url = absoluteUrl(path);
  const image = { url: absoluteUrl(`/og/${cardFile(path)}`), alt: cardTitle };
  return {
    title: fullTitle(title, siteName),
    description,
    // Not as `article:author`, which wants the address of a profile.
    ...(article && { authors: { name: article.author } }),
    alternates: {
      canonical: url,
      types: feedType,
    },
    openGraph: {
      ...(article
        ? {
            type: 'article',
            publishedTime: article.date,
            ...(article.updated && { modifiedTime: article.updated }),
            section: article.category,
          }
        : { type: 'website' }),
      title,
      description,
      url,
      siteName,
      locale: LOCALE.replace('-', '_'),
      images: [{ ...image, ...CARD_SIZE }],
    },
    twitter: {
      card: 'summary_large_image',
      images: [image],
    },
  };
}
