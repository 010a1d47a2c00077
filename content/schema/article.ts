import { z } from 'zod';
import { pageOfSegment } from '@/lib/articles/pages';
import type { Block } from '@/lib/markdown/blocks';
import { faultOfNotes } from '@/lib/markdown/figures/line';
import type { PlacedLink } from '@/lib/markdown/parse';
import { unstated } from '@/lib/markdown/stated';
import { proseOf, wordCount } from '@/lib/markdown/text';
import { faultOfHeading, parseDocument } from './document';
import { brokenContent } from './parse';
import { calendarDay, draft, picture, sentence, slug, text } from './primitives';
import { plainLine } from './text';
import { inTypeface } from './typeface';

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

/**
 * Ids that the page of an article has besides those of its subheadings. Of two with one id only the first
 * can be linked to. tests/export/pages.test.ts looks for one that is missing here.
 */
export const PAGE_IDS: readonly string[] = [
  'main',
  'mobile-menu',
  'menu-services',
  'menu-industries',
  'menu-resources',
  'menu-about',
  'share-title',
  'author-title',
  'next-title',
  'service-title',
  'related-title',
  'closing-title',
  'duotone-dark',
  'duotone-light',
  'page-scripts',
];

const articleId = slug
  .refine(
    (id) => pageOfSegment(id) === undefined,
    'expected another name: page-N is an address of the library itself',
  )
  .refine((id) => !RESERVED.includes(id), 'expected another name: hosts keep this one');

const frontMatterSchema = z.strictObject({
  id: articleId,
  title: inTypeface(text(70, 8)),
  category: z.enum(articleCategories, {
    error: `expected one of ${articleCategories.join(', ')}`,
  }),
  date: calendarDay,
  /** The day on which it was last put right. */
  updated: calendarDay.optional(),
  author: plainLine(40, 3),
  image: picture,
  excerpt: sentence(220, 60),
  readTime: z
    .string()
    .regex(/^[1-9]\d?$/, 'expected whole minutes, 1 to 99')
    .transform(Number),
  /** Names that the file had before, with commas between them, the oldest last: their addresses lead here. */
  formerly: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(articleId))
    .default([]),
  draft,
});
type FrontMatter = z.output<typeof frontMatterSchema>;

/** An id that an article had before, and where its file says so: `content/articles/a.md:9`. */
interface FormerId {
  id: string;
  place: string;
}

export type Article = Omit<FrontMatter, 'formerly'> & {
  readonly formerly: readonly FormerId[];
  readonly blocks: readonly Block[];
  readonly links: readonly PlacedLink[];
};

/** What a list of articles shows: everything but the body. */
export type ArticleSummary = Omit<Article, 'formerly' | 'blocks' | 'links'>;

/** Read times in minutes that fit a number of words at 200 to 240 words a minute, ± 1. */
function fittingReadTimes(words: number): { least: number; most: number } {
  return {
    least: Math.max(1, Math.ceil(words / FASTEST - TOLERANCE_MINUTES)),
    most: Math.floor(words / SLOWEST + TOLERANCE_MINUTES),
  };
}

/** What is wrong with the id of a block, where it is a subheading. */
const faultOfId = (block: Block): string | undefined =>
  block.kind === 'heading' && PAGE_IDS.includes(block.id)
    ? `expected another subheading: the page uses #${block.id} itself (found "${block.text}")`
    : undefined;

/** What is wrong with the notes of a figure. A guide has room for any: on paper they are broken. */
const faultOfFigure = (block: Block): string | undefined =>
  block.kind === 'figure' && block.chart.kind === 'line'
    ? faultOfNotes(block.chart.points)
    : undefined;

/**
 * Checks one article file and returns the article. `fileName` is its name in content/articles.
 * Throws a ContentError that names file, line or field, and what was expected.
 */
export function parseArticle(fileName: string, source: string): Article {
  const file = `content/articles/${fileName}`;
  const { front, blocks, lines, links, placeOf } = parseDocument(file, frontMatterSchema, source);
  const faults = blocks.flatMap((block, index) => {
    const fault =
      faultOfId(block) ?? faultOfHeading(block, blocks[index + 1]) ?? faultOfFigure(block);
    return fault === undefined ? [] : [`${file}:${lines[index]}: ${fault}`];
  });
  const refuse = (field: string, expected: string, found: string | number) =>
    faults.push(`${placeOf(field)}: ${field}: expected ${expected} (found ${found})`);
  if (front.updated !== undefined && front.updated <= front.date)
    refuse('updated', `a day after ${front.date}, the date`, `"${front.updated}"`);
  // Amounts and shares: a count of things ("all three") need not stand in the text as it stands here.
  for (const figure of unstated(front.excerpt, proseOf(blocks)).filter((each) => /[$%]/.test(each)))
    refuse('excerpt', 'a figure that the text states', `"${figure}"`);
  const count = wordCount(blocks);
  const { least, most } = fittingReadTimes(count);
  if (front.readTime < least || front.readTime > most) {
    const fitting = least === most ? '1 minute' : `${least} to ${most} minutes`;
    refuse('readTime', `${fitting} for ${count} words`, front.readTime);
  }
  if (faults.length > 0) throw brokenContent(...faults);
  const formerly = front.formerly.map((id) => ({ id, place: placeOf('formerly') }));
  return { ...front, formerly, blocks, links };
}

/** Throws a ContentError that names file and line of every former id that an article has, or had before. */
export function checkFormerIds(articles: readonly Article[]): void {
  const owners = new Map(articles.map(({ id }) => [id, `the id of ${id}.md`]));
  const faults = articles.flatMap((article) =>
    article.formerly.flatMap(({ id, place }): string[] => {
      const owner = owners.get(id);
      owners.set(id, `a former id of ${article.id}.md`);
      return owner
        ? [`${place}: formerly: expected an id of no other article (found "${id}", ${owner})`]
        : [];
    }),
  );
  if (faults.length > 0) throw brokenContent(...faults);
}
