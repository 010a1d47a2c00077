import { rssFeed } from '@/lib/seo/feed';

describe('the feed', () => {
  it('escapes what XML reserves and names the day by its noon', () => {
    const feed = rssFeed({
      title: 'A & B',
      description: '<x>',
      articles: [
        {
          id: 'a',
          title: '"Q" & <b>',
          excerpt: "it's",
          category: 'C',
          author: 'P',
          date: '2024-11-15',
        },
      ],
    });
    expect(feed).toContain('<title>&quot;Q&quot; &amp; &lt;b&gt;</title>');
    expect(feed).toContain('<pubDate>Fri, 15 Nov 2024 12:00:00 GMT</pubDate>');
    expect(feed).toContain('<link>https://www.lakeward.example/resources/a</link>');
  });
});
