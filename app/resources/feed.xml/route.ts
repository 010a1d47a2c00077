import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { resources } from '@/content/pages/resources';
import { rssFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export function GET() {
  const feed = rssFeed({
    title: `${company.name}: ${resources.hero.title}`,
    description: resources.hero.lead,
    articles,
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml' } });
}
