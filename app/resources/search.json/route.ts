import { articles } from '@/content/articles';
import { textOf } from '@/lib/articles/parse';

export const dynamic = 'force-static';

/** Every article with its text, for the library's search. Loaded when the search is first used. */
export function GET() {
  return Response.json(
    articles.map(({ blocks, ...summary }) => ({ ...summary, text: textOf(blocks) })),
  );
}
