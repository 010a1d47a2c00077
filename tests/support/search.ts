import { summaries } from '../../content/articles';
import type { ArticleSummary } from '../../content/schema/article';
import { librarySearch, type Answer, type Library, type Search } from '../../lib/articles/search';
import { readLibrary, withPart } from '../../lib/articles/search-file';
import { divide, wholeFile } from '../../lib/articles/search-parts';

/** What lists hold of an article, and its text. */
export type Written = ArticleSummary & { text: string };

const [real] = summaries;
if (!real) throw new Error('no article');

/** An article of which a test says what it is about. */
export const written = (change: Partial<Written>): Written => ({
  ...real,
  id: 'a',
  title: 'Title',
  excerpt: 'Excerpt',
  category: 'Cloud Services',
  date: '2024-01-01',
  text: 'Body',
  ...change,
});

/** Sizes at which a handful of short texts is divided as a thousand long ones are. */
export const SMALL = { first: 600, heads: 200, newBodies: 60, bodies: 200 };

/** An article without its text. */
export const summaryOfWritten = ({ text, ...summary }: Written): ArticleSummary => summary;

/** The files of a library, as a host has them: the first, and the parts by their names. */
export function filesOfLibrary(articles: readonly Written[], sizes?: typeof SMALL) {
  const parts = new Map<string, string>();
  const whole = wholeFile(articles, summaryOfWritten, ({ text }) => text);
  const first = divide(
    whole,
    (text) => {
      const name = `/part-${parts.size}.json`;
      parts.set(name, text);
      return name;
    },
    sizes,
  );
  return { first: JSON.stringify(first), parts };
}

/** What a search looks like from outside: each answer on its way, and the library that it was read from. */
interface Step {
  library: Library<ArticleSummary>;
  answer: Answer<ArticleSummary>;
}

/** Searches the files of a library until it asks for no more of them. `failed` do not come. */
export function searchFiles(
  { first, parts }: ReturnType<typeof filesOfLibrary>,
  search: Search,
  limit: number,
  failed: ReadonlySet<string> = new Set(),
): Step[] {
  const ask = librarySearch<ArticleSummary>();
  const steps: Step[] = [];
  let library = readLibrary<ArticleSummary>(JSON.parse(first));
  for (;;) {
    const answer = ask(library, search, limit, failed);
    steps.push({ library, answer });
    const { next } = answer;
    if (next === undefined) return steps;
    library = withPart(library, next, JSON.parse(parts.get(next) ?? ''));
  }
}
