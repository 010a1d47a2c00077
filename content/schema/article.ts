import { z } from 'zod';
import { splitFrontMatter } from '@/lib/articles/front-matter';
import { pageOfSegment } from '@/lib/articles/pages';
import type { Block } from '@/lib/markdown/blocks';
import { parseMarkdown, type PlacedLink } from '@/lib/markdown/parse';
import { wordCount } from '@/lib/markdown/text';
import { ContentError, parseContent } from './parse';
import { calendarDay, picture, sentence, slug, text, wordRules } from './primitives';

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
  const broken = (...faults: string[]) => new ContentError(`Broken content\n${faults.join('\n')}`);
  const parts = splitFrontMatter(source);
  if (!parts)
    throw broken(`${file}: (the whole file): expected front matter between two lines of ---`);

  const { fields, body, bodyLine } = parts;
  const values: Record<string, string> = {};
  const lines = new Map<string, number>();
  const place = (field: string) => (lines.has(field) ? `${file}:${lines.get(field)}` : file);
  for (const { name, value, line } of fields) {
    if (lines.has(name)) {
      throw broken(`${file}:${line}: ${name}: expected this field once, found it twice`);
    }
    lines.set(name, line);
    values[name] = value;
  }
  const id = fileName.replace(/\.md$/, '');
  if (values.id !== undefined && values.id !== id) {
    throw broken(`${place('id')}: id: expected the file's name without .md (found "${values.id}")`);
  }
  const summary = parseContent(file, frontMatterSchema, { ...values, id }, place);

  const { blocks, links, faults } = parseMarkdown(body, bodyLine, wordRules);
  if (faults.length > 0)
    throw broken(...faults.map(({ line, message }) => `${file}:${line}: ${message}`));
  if (!blocks.some((block) => block.kind === 'paragraph')) {
    throw broken(`${file}: body: expected at least one paragraph below the front matter`);
  }
  const count = wordCount(blocks);
  const { least, most } = fittingReadTimes(count);
  if (summary.readTime < least || summary.readTime > most) {
    throw broken(
      `${place('readTime')}: readTime: expected ${least} to ${most} minutes for ${count} words (found ${summary.readTime})`,
    );
  }
  return { ...summary, blocks, links };
}
