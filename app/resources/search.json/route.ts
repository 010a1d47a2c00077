import { articles, summaryOf } from '@/content/articles';
import { prepareArticles } from '@/lib/articles/search';
import { textOf } from '@/lib/markdown/text';

export const dynamic = 'force-static';

/** Every article with its text, ready for the library's search. Loaded when the search is first used. */
export function GET() {
  const prepared = prepareArticles(articles, ({ blocks }) => textOf(blocks));
  return Response.json(prepared.map(({ item, haystack }) => ({ item: summaryOf(item), haystack })));
}
