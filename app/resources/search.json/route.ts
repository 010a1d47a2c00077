import { articles } from '@/content/articles';
import { textOf } from '@/lib/articles/parse';
import { prepareArticles } from '@/lib/articles/search';

export const dynamic = 'force-static';

/** Every article with its text, ready for the library's search. Loaded when the search is first used. */
export function GET() {
  const prepared = prepareArticles(articles, ({ blocks }) => textOf(blocks));
  return Response.json(
    prepared.map(({ item: { blocks, ...summary }, haystack }) => ({ item: summary, haystack })),
  );
}
