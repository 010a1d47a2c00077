import { articles, summaryOf } from '@/content/articles';
import { wholeFile } from '@/lib/articles/search-parts';
import { textOf } from '@/lib/markdown/text';

export const dynamic = 'force-static';

/**
 * Every article with its text, ready for the library's search. Loaded when the search is first used.
 * When it is large, the export's last steps divide it (lib/build/steps/search-parts.ts).
 */
export const GET = () =>
  Response.json(wholeFile(articles, summaryOf, ({ blocks }) => textOf(blocks)));
