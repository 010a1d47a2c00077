import { z } from 'zod';
import { pageOfSegment } from '@/lib/articles/pages';
import { blocksOf, splitArticle, wordCount, type Block } from '@/lib/articles/parse';
import { ContentError, parseContent } from './parse';
import { calendarDay, picture, sentence, slug, text } from './primitives';

export const articleCategories = [
  'Cloud Services',
  'Cybersecurity',
  'IT Consulting',
  'Network Infrastructure',
  'Managed IT',
] as const;

/** Reading speeds that a stated read time may stand for, in words a minute. */
const SLOWEST = 200;
const FASTEST = 240;
const TOLERANCE_MINUTES = 1;

const frontMatterSchema = z.strictObject({
  id: slug.refine(
    (id) => pageOfSegment(id) === undefined,
    'expected another name: page-N is an address of the library itself',
  ),
  title: text(70, 8),
  category: z.enum(articleCategories, {
    error: `expected one of ${articleCategories.join(', ')}`,
  }),
  date: calendarDay,
  author: text(40, 3),
  image: picture,
  excerpt: sentence(220, 60),
  readTime: z
    .string()
    .regex(/^[1-9]\d?$/, 'expected whole minutes, 1 to 99')
    .transform(Number),
});

export type Article = z.output<typeof frontMatterSchema> & {
  readonly blocks: readonly Block[];
};

/** What a list of articles shows: everything but the body. */
export type ArticleSummary = Omit<Article, 'blocks'>;

/** Read times in minutes that fit a number of words at 200 to 240 words a minute, ± 1. */
export function fittingReadTimes(words: number): { least: number; most: number } {
  return {
    least: Math.max(1, Math.floor(words / FASTEST) - TOLERANCE_MINUTES),
    most: Math.ceil(words / SLOWEST) + TOLERANCE_MINUTES,
  };
}

/**
 * Checks one article file and returns the article. `fileName` is its name in content/articles.
 * Throws a ContentError that names file, field and what was expected.
 */
export function parseArticle(fileName: string, source: string): Article {
  const file = `content/articles/${fileName}`;
  const parts = splitArticle(source);
  if (!parts) {
    throw new ContentError(
      `Broken content\n${file}: (the whole file): expected front matter between two lines of ---`,
    );
  }
  const { fields, repeated, body } = parts;
  const fault = (field: string, expected: string) =>
    new ContentError(`Broken content\n${file}: ${field}: ${expected}`);
  if (repeated[0] !== undefined)
    throw fault(repeated[0], 'expected this field once, found it twice');

  const idFromName = fileName.replace(/\.md$/, '');
  if (fields.id !== undefined && fields.id !== idFromName) {
    throw fault('id', `expected the file's name without .md (found "${fields.id}")`);
  }
  const summary = parseContent(file, frontMatterSchema, { ...fields, id: idFromName });
  const blocks = blocksOf(body);
  if (!blocks.some((block) => block.kind === 'paragraph')) {
    throw fault('body', 'expected at least one paragraph below the front matter');
  }
  const count = wordCount(body);
  const { least, most } = fittingReadTimes(count);
  if (summary.readTime < least || summary.readTime > most) {
    throw fault(
      'readTime',
      `expected ${least} to ${most} minutes for ${count} words (found ${summary.readTime})`,
    );
  }
  return { ...summary, blocks };
}
