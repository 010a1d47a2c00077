import type { Metadata } from 'next';
import { FEED_PATH } from './feed';
import { absoluteUrl, cardFile } from './urls';

export interface PageMetadata {
  path: string;
  title: string;
  description: string;
  siteName: string;
  /** On the page of an article: what a card of it says besides. */
  article?: undefined | { date: string; author: string; category: string };
}

/**
 * Everything a page's head says about it. One function, because Next merges metadata shallowly:
 * a page that sets `alternates` or `openGraph` itself loses all that the layout said there.
 */
export function pageMetadata({
  path,
  title,
  description,
  siteName,
  article,
}: PageMetadata): Metadata {
  const url = absoluteUrl(path);
  const image = { url: absoluteUrl(`/og/${cardFile(path)}`), width: 1200, height: 630, alt: title };
  const fullTitle = title === siteName ? title : `${title} | ${siteName}`;
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical: url,
      types: { 'application/rss+xml': absoluteUrl(FEED_PATH) },
    },
    openGraph: {
      ...(article
        ? {
            type: 'article',
            publishedTime: article.date,
            authors: [article.author],
            section: article.category,
          }
        : { type: 'website' }),
      title,
      description,
      url,
      siteName,
      locale: 'en_CA',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
