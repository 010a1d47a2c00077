import type { Block, Heading, List, Paragraph, Table } from '@/lib/markdown/blocks';
import { withLinksOf } from '@/lib/markdown/phrases';
import { phraseText } from '@/lib/markdown/text';
import { wholeAddress } from '@/lib/seo/urls';

/** A run of blocks; those of a worked example stand on a ground of their own. */
export interface Part {
  example: boolean;
  blocks: readonly PrintedBlock[];
}

/**
 * A block as the template draws it. A paragraph says whether it leads to what follows, and stays with it;
 * a list and a table whether they have to stand on one page; a table how wide its columns are, in shares
 * of the line, which of them are left for a pen, and whether its empty cells are there to write in.
 */
type PrintedBlock =
  | Exclude<Block, Table | Paragraph | List>
  | (Paragraph & { leads: boolean })
  | (List & { whole: boolean; small: boolean })
  | (Table & {
      shares: readonly number[];
      pens: readonly boolean[];
      whole: boolean;
      worksheet: boolean;
    });

/** How a heading begins whose part is a worked example, with made-up figures. */
export const EXAMPLE = /^worked example\b/i;

const DAY = String.raw`(?:\d{1,2}, )?(?:19|20)\d\d`;
/**
 * Numbers that stay on one line with what they belong to: sections of a law, days, months, and a year or
 * a release with the word before it. The template reads it too, so it keeps to what both know.
 */
export const TOGETHER = new RegExp(
  [
    String.raw`(?:O\. )?Reg\. \d+/\d+`,
    String.raw`(?:Reg\. )?s\. \d[\d.()a-zA-Z]*`,
    String.raw`(?:[Ss]ection|Regulation|Class|Decision) \d[\d.()a-zA-Z]*`,
    String.raw`\d+ CFR(?: Part)? \d[\d.()a-zA-Z]*`,
    `[A-Z][a-z]+ ${DAY}`,
    String.raw`[Cc]onsulted \d{4}-\d\d-\d\d`,
  ]
    // From the beginning of a word: a line may break before what is kept together.
    .map((piece) => String.raw`\b${piece}`)
    .join('|'),
);
/** What is never broken: a word, or words and numbers that stay together. */
const PIECES = new RegExp(String.raw`\(*(?:${TOGETHER.source})|\S+`, 'g');

/** Characters on a line of a table, of which a column that is left for a pen gets an equal part. */
const LINE = 92;
/** The share of a column grows with its words up to here; longer words wrap. */
const MOST = 46;

/** Rows of a table, and items of a list, that are never torn. */
const FEW_ROWS = 18;
const FEW_ITEMS = 8;

/**
 * Which columns are left for a pen: where most cells are empty, but for centred columns, which take a mark
 * or a figure.
 */
export const penColumns = ({ columns, rows }: Table): boolean[] =>
  columns.map(
    ({ align }, index) =>
      align !== 'center' &&
      rows.filter((row) => phraseText(row[index] ?? []) === '').length > rows.length / 2,
  );

/**
 * Shares of the line for the columns: as wide as their longest word, and wider the more they say; room to
 * write in those that are left for a pen.
 */
export function columnShares({ columns, rows }: Table, pens: readonly boolean[]): number[] {
  return columns.map(({ heading }, index) => {
    const cells = rows.map((row) => phraseText(row[index] ?? []));
    const longestWord = Math.max(
      0,
      ...[phraseText(heading), ...cells]
        .flatMap((text) => text.match(PIECES) ?? [])
        .map(({ length }) => length),
    );
    const longest = Math.min(Math.max(...cells.map(({ length }) => length)), MOST);
    const room = pens[index] ? Math.round(LINE / columns.length) : longest;
    return Math.max(longestWord + 3, room);
  });
}

const isHeading = (block: Block | undefined): block is Heading => block?.kind === 'heading';

function printed(
  block: Block,
  [before, next]: readonly [Block | undefined, Block | undefined],
  example: boolean,
): PrintedBlock {
  switch (block.kind) {
    case 'paragraph':
      return {
        ...block,
        leads:
          (next !== undefined && ['table', 'list', 'figure'].includes(next.kind)) ||
          // What a heading says of the parts below it is read beside the first of them.
          (isHeading(before) && isHeading(next) && next.level > before.level),
      };
    case 'list':
      return {
        ...block,
        whole: block.items.length <= FEW_ITEMS || next === undefined,
        // The sources, which end every guide.
        small: next === undefined,
      };
    case 'table': {
      const pens = penColumns(block);
      return {
        ...block,
        shares: columnShares(block, pens),
        pens,
        whole: block.rows.length <= FEW_ROWS,
        worksheet: !example && block.rows.some((row) => row.some((cell) => cell.length === 0)),
      };
    }
    default:
      return block;
  }
}

/** The text of a guide in the parts that the template draws, in their order. */
export function partsOf(text: readonly Block[]): Part[] {
  const blocks = withLinksOf(text, (link) => ({ ...link, href: wholeAddress(link.href) }));
  const parts: Array<{ example: boolean; blocks: PrintedBlock[] }> = [];
  for (const [index, block] of blocks.entries()) {
    const heads = block.kind === 'heading' && block.level === 2;
    const begins = heads && EXAMPLE.test(block.text);
    let current = parts.at(-1);
    if (!current || begins || (current.example && heads)) {
      current = { example: begins, blocks: [] };
      parts.push(current);
    }
    const around = [blocks[index - 1], blocks[index + 1]] as const;
    current.blocks.push(printed(block, around, current.example));
  }
  return parts;
}
