import { z } from 'zod';
import { company } from '@/content/company';
import { sources } from '@/content/shared/sources';
import { EXAMPLE } from '@/lib/guides/parts';
import type { Block, Phrase } from '@/lib/markdown/blocks';
import { linkKind } from '@/lib/markdown/links';
import type { PlacedLink } from '@/lib/markdown/parse';
import { phraseText, textOf } from '@/lib/markdown/text';
import { faultOfHeading, parseDocument } from './document';
import { brokenContent } from './parse';
import { calendarDay, draft, sentence, slug, text } from './primitives';
import { faultOfLetters, inTypeface } from './typeface';

const LEAST_SOURCES = 4;
/** More columns than this leave no room to write on letter paper. */
const MOST_COLUMNS = 6;

const frontMatterSchema = z.strictObject({
  id: slug,
  title: inTypeface(text(60, 8), 'guides'),
  /** What the reader has in hand afterwards: on the cover and on the library's shelf. */
  summary: inTypeface(sentence(160, 40), 'guides'),
  /** The day on which everything in it was right. */
  date: calendarDay,
  /** The page it belongs to, whose drawing is on its cover. */
  page: z
    .string()
    .regex(/^(?:services|industries)\/[a-z0-9-]+$/, 'expected a page such as services/managed-it'),
  /** Who fills it in. */
  reader: inTypeface(text(110, 10), 'guides'),
  draft,
});

export type Guide = z.output<typeof frontMatterSchema> & {
  readonly blocks: readonly Block[];
  readonly links: readonly PlacedLink[];
};

const linked = (phrase: Phrase): boolean =>
  phrase.some((part) => part.kind !== 'text' && (part.kind === 'link' || linked(part.children)));

/** How a source ends that says when it was read. */
const CONSULTED = /; consulted \d{4}-\d{2}-\d{2}$/;

/** What is wrong with the sources, which end every guide. */
function faultOfSources(heading: Block | undefined, list: Block | undefined): string | undefined {
  if (heading?.kind !== 'heading' || heading.level !== 2 || heading.text !== 'Sources') {
    return 'expected the guide to end with ## Sources and a list of them';
  }
  const items = list?.kind === 'list' ? list.items : [];
  if (items.length < LEAST_SOURCES) {
    return `expected at least ${LEAST_SOURCES} sources (found ${items.length})`;
  }
  const bare = items.find((item) => !linked(item));
  if (bare) return `expected a link to every source (found "${phraseText(bare)}")`;
  const odd = items
    .map(phraseText)
    .find((item) => item.endsWith('.') || (/consulted/i.test(item) && !CONSULTED.test(item)));
  return (
    odd &&
    `expected a source to end without a full stop, in "; consulted 2026-11-22" if it says when it was read (found "${odd}")`
  );
}

/** What is wrong with where a link leads: to pages of the site, known sources and the company alone. */
function faultOfLink(href: string): string | undefined {
  const { phone, email } = company;
  switch (linkKind(href)) {
    case 'web':
      return Object.hasOwn(sources, new URL(href).host)
        ? undefined
        : 'expected a source whose host is in content/shared/sources.ts';
    case 'guide':
      return 'expected a page of the site: no guide links to another';
    case 'mail':
      return href === `mailto:${email}`
        ? undefined
        : `expected no other address than mailto:${email}`;
    case 'phone':
      return href === phone.href ? undefined : `expected no other number than ${phone.href}`;
    default:
      return undefined;
  }
}

/** What is wrong with one block, where it stands. */
function faultOfBlock(block: Block, next: Block | undefined): string | undefined {
  const fault = faultOfLetters(textOf([block]).replaceAll('\n', ''), 'guides');
  if (fault !== undefined) return fault;
  if (block.kind === 'table' && block.columns.length > MOST_COLUMNS) {
    return `expected at most ${MOST_COLUMNS} columns (found ${block.columns.length})`;
  }
  if (block.kind !== 'heading' || !EXAMPLE.test(block.text)) return undefined;
  if (block.level !== 2) return 'expected ## before a worked example, so that the contents name it';
  const [first] = next?.kind === 'paragraph' ? next.children : [];
  return first?.kind === 'strong' && phraseText(first.children) === 'Example.'
    ? undefined
    : 'expected **Example.** at the beginning of a worked example';
}

/**
 * Checks one guide file and returns the guide. `fileName` is its name in content/guides.
 * Throws a ContentError that names file, line or field, and what was expected.
 */
export function parseGuide(fileName: string, source: string): Guide {
  const file = `content/guides/${fileName}`;
  const { front, blocks, lines, links, lineOf } = parseDocument(file, frontMatterSchema, source);
  const faults = blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    const fault = faultOfBlock(block, next) ?? faultOfHeading(block, next);
    return fault === undefined ? [] : [`${file}:${lines[index]}: ${fault}`];
  });
  if (!blocks.some((block) => block.kind === 'heading' && EXAMPLE.test(block.text))) {
    faults.push(`${file}: body: expected a part that is called Worked example`);
  }
  const atEnd = faultOfSources(blocks.at(-2), blocks.at(-1));
  if (atEnd !== undefined) faults.push(`${file}:${lines.at(-1)}: ${atEnd}`);
  for (const { href, line } of links) {
    const fault = faultOfLink(href);
    if (fault !== undefined) faults.push(`${file}:${line}: ${fault} (found "${href}")`);
  }
  if (faults.length > 0) throw brokenContent(...faults);
  // The page it belongs to has to be one, like every page that it links to.
  const page = { href: `/${front.page}`, line: lineOf('page') ?? 1 };
  return { ...front, blocks, links: [page, ...links] };
}
