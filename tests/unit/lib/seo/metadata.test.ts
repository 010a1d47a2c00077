/** @jest-environment node */
import { siteUrl } from '@/lib/env';
import { FEED_PATH } from '@/lib/seo/feed';
import { fullTitle, pageMetadata } from '@/lib/seo/metadata';
import { cardFile } from '@/lib/seo/urls';

const page = {
  path: '/contact',
  title: 'Contact',
  description: 'Words.',
  siteName: 'Lakeward',
  cardTitle: 'Ask us anything.',
};

it('puts the company behind a title, but not behind its own name', () => {
  expect(pageMetadata(page).title).toBe('Contact | Lakeward');
  expect(pageMetadata({ ...page, title: page.siteName }).title).toBe(page.siteName);
});

it('leaves a long name out of a title that it would make too long', () => {
  const siteName = 'Northern Lights IT Partners';
  const title = (length: number) => 'x'.repeat(length);
  const fits = 60 - ' | '.length - siteName.length;
  expect(fullTitle(title(fits), siteName)).toBe(`${title(fits)} | ${siteName}`);
  expect(fullTitle(title(fits + 1), siteName)).toBe(title(fits + 1));
  expect(pageMetadata({ ...page, title: title(48), siteName }).title).toBe(title(48));
});

it('says where the page and the feed are', () => {
  expect(pageMetadata(page).alternates).toEqual({
    canonical: `${siteUrl}/contact`,
    types: { 'application/rss+xml': `${siteUrl}${FEED_PATH}` },
  });
});

it('tells networks the title alone, with the page’s own picture', () => {
  const { openGraph, twitter } = pageMetadata(page);
  const image = {
    url: `${siteUrl}/og/${cardFile(page.path)}`,
    width: 1200,
    height: 630,
    alt: page.cardTitle,
  };
  expect(openGraph).toEqual({
    type: 'website',
    title: page.title,
    description: page.description,
    url: `${siteUrl}/contact`,
    siteName: page.siteName,
    locale: 'en_CA',
    images: [image],
  });
  expect(twitter).toMatchObject({
    card: 'summary_large_image',
    images: [{ url: image.url, alt: image.alt }],
  });
});

it('says who wrote an article, when and on what', () => {
  const article = { date: '2024-11-15', author: 'Priya Nair', category: 'Cloud Services' };
  const { authors, openGraph } = pageMetadata({ ...page, article });
  expect(authors).toEqual({ name: article.author });
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: article.date,
    section: article.category,
  });
  expect(openGraph).not.toHaveProperty('authors');
  const updated = '2026-11-28';
  expect(pageMetadata({ ...page, article: { ...article, updated } }).openGraph).toMatchObject({
    publishedTime: article.date,
    modifiedTime: updated,
  });
});
