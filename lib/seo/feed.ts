import { articlePath, type ArticleFacts } from '@/lib/articles/facts';
import { firstId, type ArticleIds } from '@/lib/articles/former';
import { escapeMarkup } from '@/lib/format/markup';
import { LOCALE } from '@/lib/locale';
import { absoluteUrl } from './urls';

interface Feed {
  title: string;
  description: string;
  articles: ReadonlyArray<ArticleFacts & ArticleIds>;
}

/** Path of the articles' feed. */
export const FEED_PATH = '/resources/feed.xml';

/** RSS wants a moment where an article has a day: noon UTC is that day from Honolulu (2 AM) to Sydney (11 PM). */
const moment = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

/** What feed readers know an article by: with another one they would show a renamed article as new. */
function guid(article: ArticleIds): string {
  const first = firstId(article);
  return `<guid isPermaLink="${first === article.id}">${absoluteUrl(articlePath(first))}</guid>`;
}

/** What a feed holds at most: readers keep what they have seen, and ask for all of it every hour. */
export const FEED_LENGTH = 50;

/** An RSS 2.0 feed of the newest articles, with absolute addresses. They come newest first. */
export function rssFeed({ title, description, articles }: Feed): string {
  const items = articles.slice(0, FEED_LENGTH).map(
    (article) => `    <item>
      <title>${escapeMarkup(article.title)}</title>
      <link>${absoluteUrl(articlePath(article.id))}</link>
      ${guid(article)}
      <pubDate>${moment(article.date)}</pubDate>
      <dc:creator>${escapeMarkup(article.author)}</dc:creator>
      <category>${escapeMarkup(article.category)}</category>
      <description>${escapeMarkup(article.excerpt)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(title)}</title>
    <link>${absoluteUrl('/resources')}</link>
    <description>${escapeMarkup(description)}</description>
    <language>${LOCALE.toLowerCase()}</language>
    <atom:link href="${absoluteUrl(FEED_PATH)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}
