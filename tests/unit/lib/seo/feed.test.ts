import { siteUrl } from '@/lib/env';
import { rssFeed } from '@/lib/seo/feed';

const article = {
  id: 'a',
  title: '"Q" & <b>',
  excerpt: "it's",
  category: 'C',
  author: 'P',
  date: '2024-11-15',
};
const feedOf = (id: string, ...formerly: string[]) =>
  rssFeed({
    title: 'A & B',
    description: '<x>',
    articles: [{ ...article, id, formerly: formerly.map((former) => ({ id: former })) }],
  });
const guidOf = (feed: string) => /<guid isPermaLink="(\w+)">([^<]+)<\/guid>/.exec(feed)?.slice(1);

describe('the feed', () => {
  it('escapes what XML reserves and names the day by its noon', () => {
    const feed = feedOf('a');
    expect(feed).toContain('<title>&quot;Q&quot; &amp; &lt;b&gt;</title>');
    expect(feed).toContain('<pubDate>Fri, 15 Nov 2024 12:00:00 GMT</pubDate>');
    expect(feed).toContain(`<link>${siteUrl}/resources/a</link>`);
  });

  it('holds the newest fifty of a large library', () => {
    const articles = Array.from({ length: 60 }, (_, index) => ({
      ...article,
      id: `a${index}`,
      formerly: [],
    }));
    const feed = rssFeed({ title: '', description: '', articles });
    expect(feed.match(/<item>/g)).toHaveLength(50);
    expect(feed).toContain('/resources/a0<');
    expect(feed).not.toContain('/resources/a50<');
  });

  it('keeps what readers know an article by, however often it is renamed', () => {
    const first = `${siteUrl}/resources/a`;
    expect(guidOf(feedOf('a'))).toEqual(['true', first]);
    expect(guidOf(feedOf('b', 'a'))).toEqual(['false', first]);
    const feed = feedOf('c', 'b', 'a');
    expect(guidOf(feed)).toEqual(['false', first]);
    expect(feed).toContain(`<link>${siteUrl}/resources/c</link>`);
  });
});

it('escapes what XML reserves in all that it says of an article', () => {
  const signs = { author: 'A & B', category: 'R<D>', excerpt: 'They said "1 < 2" & left.' };
  const articles = [{ ...article, ...signs, formerly: [] }];
  const feed = rssFeed({ title: '', description: '', articles });
  for (const words of [
    '<dc:creator>A &amp; B</dc:creator>',
    '<category>R&lt;D&gt;</category>',
    '<description>They said &quot;1 &lt; 2&quot; &amp; left.</description>',
  ])
    expect(feed).toContain(words);
});

it('says of an article who wrote it, on what, and what it is about, and where the feed is', () => {
  const feed = feedOf('a');
  for (const words of [
    '<dc:creator>P</dc:creator>',
    '<category>C</category>',
    "<description>it's</description>",
    '<title>A &amp; B</title>',
    '<description>&lt;x&gt;</description>',
    '<language>en-ca</language>',
    `<atom:link href="${siteUrl}/resources/feed.xml" rel="self"`,
  ])
    expect(feed).toContain(words);
});
