import { z } from 'zod';
import { pageOfSegment } from '@/lib/articles/pages';
import type { Block } from '@/lib/markdown/blocks';
import type { PlacedLink } from '@/lib/markdown/parse';
import { wordCount } from '@/lib/markdown/text';
import { parseDocument } from './document';
import { brokenContent } from './parse';
import { calendarDay, draft, picture, sentence, slug, text } from './primitives';

export const articleCategories = [
  'Cloud Services',
  'Cybersecurity',
  'IT Consulting',
  'Network Infrastructure',
  'Managed IT',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** Reading speeds that a stated read time may stand for, in words a minute. */
const SLOWEST = 200;
const FASTEST = 240;
const TOLERANCE_MINUTES = 1;

/** Names that hosts keep for themselves: an article that had one would be an error page or the library. */
const RESERVED = ['404', 'index'];

const frontMatterSchema = z.strictObject({
  id: slug
    .refine(
      (id) => pageOfSegment(id) === undefined,
      'expected another name: page-N is an address of the library itself',
    )
    .refine((id) => !RESERVED.includes(id), 'expected another name: hosts keep this one'),
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
  draft,
});

export type Article = z.output<typeof frontMatterSchema> & {
  readonly blocks: readonly Block[];
  readonly links: readonly PlacedLink[];
};

/** What a list of articles shows: everything but the body. */
export type ArticleSummary = Omit<Article, 'blocks' | 'links'>;

/** Read times in minutes that fit a number of words at 200 to 240 words a minute, ± 1. */
export function fittingReadTimes(words: number): { least: number; most: number } {
  return {
    least: Math.max(1, Math.floor(words / FASTEST) - TOLERANCE_MINUTES),
    most: Math.ceil(words / SLOWEST) + TOLERANCE_MINUTES,
  };
}

/**
 * Checks one article file and returns the article. `fileName` is its name in content/articles.
 * Throws a ContentError that names file, line or field, and what was expected.
 */
export function parseArticle(fileName: string, source: string): Article {
  const file = `content/articles/${fileName}`;
  const { front, blocks, links, placeOf } = parseDocument(file, frontMatterSchema, source);
  const count = wordCount(blocks);
  const { least, most } = fittingReadTimes(count);
  if (front.readTime < least || front.readTime > most) {
    throw brokenContent(
      `${placeOf('readTime')}: readTime: expected ${least} to ${most} minutes for ${count} words (found ${front.readTime})`,
    );
  }
  return { ...front, blocks, links };
}
