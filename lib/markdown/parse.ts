import type { Blockquote, Heading, List, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { slugOf } from '@/lib/format/slug';
import { visible } from '@/lib/format/visible';
import type { Block, Inline, Phrase } from './blocks';
import { figureOf } from './figures/figure';
import { addressOf, expectedAddress, linkKind } from './links';
import { Refusal } from './refusal';
import {
  ADDRESSES,
  besideLinks,
  DASHES,
  hold,
  LEFTOVERS,
  seenWords,
  written,
  writtenWords,
  type WordRule,
} from './rules';
import { unstated } from './stated';
import { phraseText, proseOf } from './text';
import { treeOf } from './tree';

/** A link, and the line of the file on which it stands. */
export interface PlacedLink {
  href: string;
  line: number;
}

const WORDS = 'expected words, *emphasis*, **strong words** or a [link](/contact)';

function inlineOf(node: PhrasingContent): Inline {
  switch (node.type) {
    case 'text': {
      const lines = node.value.split(/[ \t]*\n[ \t]*/);
      const { start, end } = node.position ?? {};
      // One that is written as &#10;, behind which every line would be counted wrong.
      if (start && end && lines.length > end.line - start.line + 1) {
        throw new Refusal(node, WORDS, 'a line break written as &#10;');
      }
      return { kind: 'text', text: lines.join(' ') };
    }
    case 'emphasis':
    case 'strong':
      return { kind: node.type, children: wordsOf(node) };
    case 'link': {
      if (node.title)
        throw new Refusal(node, 'expected a link without a title', `"${visible(node.title)}"`);
      const href = addressOf(node.url);
      if (linkKind(href)) return { kind: 'link', href, children: wordsOf(node) };
      throw new Refusal(node, `expected ${expectedAddress(node.url)}`, `"${visible(node.url)}"`);
    }
    default:
      throw new Refusal(node, WORDS);
  }
}

/** The words of a node, which has to have some. */
function wordsOf(node: Nodes & { children: PhrasingContent[] }): Phrase {
  const phrase = node.children.map(inlineOf);
  if (phraseText(phrase).trim() === '') throw new Refusal(node, 'expected words', 'none');
  return phrase;
}

/** A line that begins as no line of a list or quote does: Markdown takes it for one all the same. */
const STRAY_LINE = { listItem: /\n(?![ \t])/, blockquote: /\n(?! {0,3}>)/ };

/** The words of what may hold paragraphs alone. */
const paragraphsOf = (node: Blockquote | List['children'][number], source: string): Phrase[] =>
  node.children.map((child) => {
    if (child.type === 'code' && child.lang) {
      const expected = 'expected ``` at the beginning of its line: no list or quote holds a figure';
      throw new Refusal(child, expected, `"\`\`\`${visible(child.lang)}"`);
    }
    if (child.type !== 'paragraph')
      throw new Refusal(child, 'expected plain paragraphs in a list or quote');
    const text = written(child, source);
    const stray = STRAY_LINE[node.type].exec(text);
    if (!stray) return wordsOf(child);
    const before = text.slice(0, stray.index + 1);
    const [line = ''] = text.slice(before.length).split('\n');
    throw new Refusal(
      child,
      node.type === 'blockquote'
        ? 'expected an empty line above, or > before it, which makes it part of the quote'
        : 'expected an empty line above, or spaces before it, which make it part of the item',
      `"${visible(line.slice(0, 60))}"`,
      before.split('\n').length - 1,
    );
  });

/** A subheading: one of level 3 stands below one of level 2, and none twice. */
function headingOf(node: Heading, before: readonly Block[], source: string): Block {
  // A paragraph right above a line of hyphens would become a heading without a word.
  if (!written(node, source).startsWith('#')) {
    throw new Refusal(node, 'expected ## before a subheading', 'a line under it');
  }
  const { depth: level } = node;
  if (level !== 2 && level !== 3) throw new Refusal(node, 'expected ## or ###', '#'.repeat(level));
  // Its words stand in lists of contents and in addresses too, where a link would be lost.
  const other = node.children.find(({ type }) => type !== 'text');
  if (other) throw new Refusal(other, 'expected plain words in a subheading');
  const text = phraseText(wordsOf(node));
  const [own] = /\{[#.][^{}]*\}$/.exec(text) ?? [];
  if (own !== undefined) {
    throw new Refusal(node, 'expected a subheading alone: its words are its address', `"${own}"`);
  }
  const headings = before.filter((block) => block.kind === 'heading');
  const id = slugOf(text);
  if (id === '') {
    throw new Refusal(node, 'expected a letter or a digit in a subheading', `"${text}"`);
  }
  const twin = headings.find((heading) => heading.id === id);
  if (twin) {
    const why = twin.text === text ? 'again' : `whose address #${id} is that of "${twin.text}"`;
    throw new Refusal(node, 'expected another subheading', `"${text}" ${why}`);
  }
  if (level === 3 && headings.length === 0)
    throw new Refusal(node, 'expected ## before ###', '###');
  return { kind: 'heading', level, id, text };
}

/** Written numbers run on from 1, or are all 1: others, the reader would not see. */
function holdNumbers({ children }: List, source: string): void {
  const numbers = children.map((item) => Number.parseInt(written(item, source), 10));
  if (numbers.every((number) => number === 1)) return;
  const wrong = numbers.findIndex((number, index) => number !== index + 1);
  const item = children[wrong];
  if (item) throw new Refusal(item, `expected ${wrong + 1}. here`, `${numbers[wrong]}.`);
}

function listOf(node: List, source: string): Block {
  if (node.ordered && node.start !== 1) {
    const [mark = ''] = /^\d+[.)]/.exec(written(node, source)) ?? [];
    const expected = `expected a list to begin at 1 (${node.start}\\${mark.at(-1)} begins a sentence)`;
    throw new Refusal(node, expected, mark);
  }
  const items = node.children.map((item) => {
    const [words, ...others] = paragraphsOf(item, source);
    if (words && others.length === 0) return words;
    throw new Refusal(
      item,
      'expected one paragraph an item',
      words ? `${others.length + 1}` : 'none',
    );
  });
  if (node.ordered) {
    holdNumbers(node, source);
    return { kind: 'list', marks: 'numbers', items };
  }
  // As ./tree.ts left it: false beside a box, which nobody has ticked yet.
  const boxed = node.children.filter(({ checked }) => checked === false);
  if (boxed.length === 0) return { kind: 'list', marks: 'bullets', items };
  const bare = node.children.find((item) => !boxed.includes(item));
  if (!bare) return { kind: 'list', marks: 'boxes', items };
  throw new Refusal(
    bare,
    'expected [ ] and words in every item of a tick list',
    'an item without [ ]',
  );
}

function tableOf(node: Table, source: string): Block {
  const [head, ...body] = node.children;
  const columns = (head?.children ?? []).map((cell, index) => {
    if (cell.children.length === 0) {
      throw new Refusal(cell, 'expected a heading above every column', 'none');
    }
    return { heading: wordsOf(cell), align: node.align?.[index] ?? ('left' as const) };
  });
  if (body.length === 0) throw new Refusal(node, 'expected a row below the headings', 'none');
  const rows = body.map((row) => {
    // Any line right below the table is a row of one cell.
    if (!written(row, source).includes('|'))
      throw new Refusal(row, 'expected an empty line above, or | around a cell', 'a line without');
    if (row.children.length !== columns.length) {
      throw new Refusal(row, `expected ${columns.length} cells`, String(row.children.length));
    }
    return row.children.map(({ children }) => children.map(inlineOf));
  });
  return { kind: 'table', columns, rows };
}

function blockOf(node: RootContent, before: readonly Block[], source: string): Block {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: wordsOf(node) };
    case 'heading':
      return headingOf(node, before, source);
    case 'list':
      return listOf(node, source);
    case 'table':
      return tableOf(node, source);
    case 'blockquote':
      if (node.children.length === 0) throw new Refusal(node, 'expected words', 'none');
      return { kind: 'quote', paragraphs: paragraphsOf(node, source) };
    default:
      throw new Refusal(
        node,
        'expected a paragraph, ## subheading, list, table, figure or > quote',
      );
  }
}

/** Throws a Refusal at emphasis that two signs of multiplication have made: `6*9 m and 4*5 m`. */
function holdFactors(node: Nodes, source: string): void {
  if (!('children' in node)) return;
  const { start, end } = node.position ?? {};
  if ((node.type === 'emphasis' || node.type === 'strong') && start && end) {
    const before = source.slice(0, start.offset).slice(-1);
    const [factor] = /^\d\*+\d/.exec(before + source.slice(start.offset, end.offset)) ?? [];
    if (factor !== undefined) {
      throw new Refusal(node, String.raw`expected × between numbers, or \*`, `"${factor}"`);
    }
  }
  for (const child of node.children) holdFactors(child, source);
}

/** Throws a Refusal where a block would show what is there for the parser, or an address that nobody can follow. */
function holdWritten(node: RootContent, source: string): void {
  const words = writtenWords(node, source);
  hold(node, words, LEFTOVERS);
  holdFactors(node, source);
  hold(node, writtenWords(besideLinks(node), source), ADDRESSES);
  hold(node, words, DASHES);
}

const linksIn = (node: Nodes): Array<{ node: Nodes; href: string }> =>
  node.type === 'link'
    ? [{ node, href: addressOf(node.url) }]
    : 'children' in node
      ? node.children.flatMap(linksIn)
      : [];

interface Reading {
  /** The line of the file on which the source begins. */
  firstLine?: number;
  rules?: readonly WordRule[];
  /** Its path: `next dev` parses a file anew when its text has changed. */
  file?: string;
}

/**
 * Reads Markdown as the blocks of ./blocks.ts, with the line of each, and its links. Whatever has no place
 * there, marks that a reader would see, and words that break one of the `rules`, are faults: at most one a
 * block, from top to bottom. When there are none, so are the numbers of figures that the text around them
 * does not state. Whether a link within the site leads to a page is for those to say who know the pages. Only
 * for the server: no Markdown parser belongs in a browser.
 */
export function parseMarkdown(source: string, { firstLine = 1, rules = [], file }: Reading = {}) {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const tree = treeOf(text, file);
  const lineOf = ({ position }: Nodes) => firstLine - 1 + (position?.start.line ?? 1);
  const blocks: Block[] = [];
  const lines: number[] = [];
  const shown: Array<{ words: string; line: number }> = [];
  const faults: Array<{ line: number; message: string }> = [];
  for (const node of tree.children) {
    try {
      // A fence without a word, and indented lines, are code.
      const figure = node.type === 'code' && node.lang ? figureOf(node, written(node, text)) : null;
      if (!figure) holdWritten(node, text);
      const block = figure ? figure.figure : blockOf(node, blocks, text);
      hold(node, seenWords(node), rules);
      blocks.push(block);
      lines.push(lineOf(node));
      for (const { text: words, below } of figure?.shown ?? []) {
        shown.push({ words, line: lineOf(node) + below });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push({ line: lineOf(error.node) + error.below, message: error.message });
    }
  }
  if (faults.length === 0) {
    const prose = proseOf(blocks);
    for (const { words, line } of shown) {
      for (const number of unstated(words, prose)) {
        const message = `expected a number that the text states (found "${number}")`;
        faults.push({ line, message });
      }
    }
  }
  const links = linksIn(tree).map(({ node, href }): PlacedLink => ({ href, line: lineOf(node) }));
  return { blocks, lines, links, faults };
}
