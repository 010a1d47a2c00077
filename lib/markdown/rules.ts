import type { Nodes, Text } from 'mdast';
// next.config.ts loads this too, by way of the claims, and knows no @/.
import { visible } from '../format/visible';
import { Refusal } from './refusal';

/** A rule for words: what no text may match, and what is expected instead. */
export interface WordRule {
  pattern: Pick<RegExp, 'exec'>;
  expected: string;
}

/** Words that stand on one line, and how far that is below the first line of their block. */
interface Stretch {
  text: string;
  below: number;
}

const UNCLOSED = 'expected every mark to open and close, or a backslash before it';
const NO_LINK = 'expected a link as [words](/contact)';

/** What begins a line of a list that was not written as one. `e.g.` does not, nor `p.m.`. */
const MARK = '[✓✔✅☑☐✗✘→➔➤▶]';
const COUNT = String.raw`\(?(?:\d{1,2}[.)]|[A-Za-z]\)|[ivx]{2,4}[.)]|[a-z]\.(?!\p{L}\.))`;

/** One at an end of words, as for emphasis: no part of a `file_name`, no line to sign on (`____`). */
export const UNDERSCORE = /(?<![\p{L}\p{M}\p{N}_])_{1,2}(?!_)|(?<!_)_{1,2}(?![\p{L}\p{M}\p{N}_])/u;

/**
 * Marks that Markdown took for plain words, since they were written wrongly: a reader would see them.
 * What people write is none of it: `file_name`, a line to sign on (`____`), [sic], `#1`, `C#`, `~40`.
 */
export const LEFTOVERS: readonly WordRule[] = [
  {
    pattern: /\]\((?=(?:\/|\w+:)[^()\n]* [^()\n]*\))/,
    expected: 'expected an address without a space in a link, with %20 for each',
  },
  { pattern: /\]\(|\]\[|\[\^/, expected: NO_LINK },
  // Behind a space only in front of an address: [sic] (as printed) is prose.
  { pattern: /\]\s+\((?=\/|#[a-z]|www\.|\w+:\S)/i, expected: NO_LINK },
  {
    pattern: /\[[ \tx]?\]/i,
    expected: 'expected a box as - [ ] and its words, at the beginning of an item',
  },
  { pattern: /~~/, expected: 'expected no struck-out words' },
  {
    // A cell may begin with # of users, and a line with #1.
    pattern: /(?<=^[ \t]*)(?:##+|#(?=[^\s\d]))/m,
    expected: 'expected a subheading as ## and its words, or a backslash before #',
  },
  {
    // As word processors write lists. A cell may have a bullet for a mark, and a quote ends with — and a name.
    pattern:
      /(?<=^[ \t]*)(?:[•·‣◦▪●○■□➢►](?=[ \t]*\S)|o(?=\t)|-(?=\p{L})|[–—](?=[ \t].*\n[ \t]*[–—][ \t]))/mu,
    expected: 'expected a list as - and its words',
  },
  {
    // As lists and tables come out of a word processor: they would run on as one line. Words of any length
    // would take minutes where one has a million letters.
    pattern: /\S{1,30} *\t[ \t]*\S{1,30}/,
    expected: 'expected a list as - and its words, or a table as | A | B |, and no tab',
  },
  {
    // Lines that run on as one, though each begins with a mark or a number: ✔ one, 1.one, a) one, (1) one.
    pattern: new RegExp(
      String.raw`(?<=^[ \t]*)(?:${MARK}(?=.*\n[ \t]*${MARK})|${COUNT}(?=.*\n[ \t]*${COUNT}[ \t]*\p{L}))`,
      'mu',
    ),
    expected: 'expected a list as - or 1. and its words',
  },
  {
    // Four spaces before them make them words of the line above. A cell may begin with > 50.
    pattern: /(?<=[^\n]\n[ \t]*)[-+>](?=[ \t])/,
    expected: 'expected a list or a quote at the beginning of its lines',
  },
  {
    // Copied as it is, the path of a server loses a backslash. Where each is doubled, they are meant.
    pattern: /(?<![\p{L}\p{N}\\])\\\\[\p{L}\p{N}][\p{L}\p{N}._-]{0,255}\\(?=[\p{L}\p{N}])/u,
    expected: String.raw`expected every backslash of a path twice, as in \\\\server\\share`,
  },
  {
    pattern: /\|/,
    expected: 'expected a table as | A | B | with | - | - | below it, or a backslash before |',
  },
  { pattern: /[*`]|<[a-z/!]/i, expected: UNCLOSED },
  { pattern: UNDERSCORE, expected: UNCLOSED },
];

/** From where a word begins: tried at every letter, one of a million letters would take minutes. */
export const WEB_ADDRESS: WordRule = {
  pattern: /(?<![\p{L}\p{N}])(?:https?:\/\/(?=\S)|www\.(?=[\p{L}\p{N}]))\S*/iu,
  expected: 'expected an address within a link, as [words](https://…)',
};

/** Addresses outside a link, which nobody can follow. */
export const ADDRESSES: readonly WordRule[] = [
  WEB_ADDRESS,
  {
    pattern: /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}]+/u,
    expected: 'expected an address within a link, as [words](mailto:…)',
  },
];

/** As typewriters write a dash. After the addresses, which may have one. */
export const DASHES: readonly WordRule[] = [
  { pattern: /--+/, expected: 'expected a dash as –, or a backslash before each -' },
];

/** A mark behind a backslash is meant: a sign stands for it of which no rule speaks. */
const ESCAPED = /\\[!-/:-@[-`{-~]/g;
const MEANT = '…';
/** But for one more backslash, which begins the path of a server. */
const meant = (mark: string): string => (mark === String.raw`\\` ? mark : MEANT);

/** What stands in the file for a node. */
export const written = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

const firstLine = ({ position }: Nodes): number => position?.start.line ?? 1;

/** The texts of a block line by line; an empty line ends a paragraph, a subheading and a cell. */
function stretchesOf(
  node: Nodes,
  linesOf: (text: Text) => readonly string[],
  from = firstLine(node),
): Stretch[] {
  if (node.type === 'text') {
    return linesOf(node).map((text, index) => ({ text, below: firstLine(node) - from + index }));
  }
  if (!('children' in node)) return [];
  const stretches = node.children.flatMap((child) => stretchesOf(child, linesOf, from));
  const ends = ['paragraph', 'heading', 'tableCell'].includes(node.type);
  return ends ? [...stretches, { text: '\n\n', below: 0 }] : stretches;
}

/** Where a block would show marks: its texts as they were written, without what begins every line of a quote. */
export const writtenWords = (block: Nodes, source: string): Stretch[] =>
  stretchesOf(block, (text) => {
    // Between < and > stands an address, whose signs are no marks.
    if (source[(text.position?.start.offset ?? 0) - 1] === '<') return [];
    const words = written(text, source).replace(/\n {0,3}>/g, '\n');
    return words.replace(ESCAPED, meant).split(/(?<=\n)/);
  });

/** A block without its links: what is written in it beside them. */
export function besideLinks<Block extends Nodes>(block: Block): Block {
  if (!('children' in block)) return block;
  const children = block.children.filter(({ type }) => type !== 'link').map(besideLinks);
  return { ...block, children };
}

/** Words of a block as a reader sees them: no address of a link is among them. */
export const seenWords = (block: Nodes): Stretch[] =>
  block.type === 'code'
    ? block.value
        .split('\n')
        .map((text, index) => ({ text: `${text.replaceAll('|', ' ')}\n`, below: index + 1 }))
    : stretchesOf(block, ({ value }) =>
        value.split(/[ \t]*\n[ \t]*/).map((text, index) => (index === 0 ? text : ` ${text}`)),
      );

/** Throws a Refusal, with its line, when words of a block break one of the rules. */
export function hold(block: Nodes, words: readonly Stretch[], rules: readonly WordRule[]): void {
  const text = words.map((stretch) => stretch.text).join('');
  for (const { pattern, expected } of rules) {
    const match = pattern.exec(text);
    if (!match) continue;
    let end = 0;
    const place = words.find((stretch) => {
      end += stretch.text.length;
      return end > match.index;
    });
    throw new Refusal(block, expected, `"${visible(match[0].slice(0, 60))}"`, place?.below);
  }
}
