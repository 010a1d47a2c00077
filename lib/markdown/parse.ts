import type { Blockquote, Heading, List, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Inline, Phrase } from './blocks';
import { LINK_FORMS, linkKind } from './links';
import { phraseText, textOf } from './text';

/** A rule for words: what no text may match, and what is expected instead. */
export interface WordRule {
  pattern: RegExp;
  expected: string;
}

/** A link, and the line of the file on which it stands. */
export interface PlacedLink {
  href: string;
  line: number;
}

/** What is wrong, and on which line. */
export interface TextFault {
  line: number;
  message: string;
}

interface Parsed {
  blocks: Block[];
  links: PlacedLink[];
  /** At most one a block, from top to bottom; without any the text holds. */
  faults: TextFault[];
}

class Refusal extends Error {
  constructor(
    readonly node: Nodes,
    expected: string,
    found: string = node.type,
  ) {
    super(`${expected} (found ${found})`);
  }
}

/** Marks that Markdown took for plain words, since they were written wrongly: a reader would see them. */
const LEFTOVER = /[*`|]|\]\(|\[\^|^#|<[a-z/!]/i;

function inlineOf(node: PhrasingContent): Inline {
  switch (node.type) {
    case 'text': {
      const mark = LEFTOVER.exec(node.value)?.[0];
      if (mark) throw new Refusal(node, 'expected every mark to open and close', `"${mark}"`);
      return { kind: 'text', text: node.value.replace(/[ \t]*\n[ \t]*/g, ' ') };
    }
    case 'emphasis':
    case 'strong':
      return { kind: node.type, children: wordsOf(node) };
    case 'link':
      if (!linkKind(node.url)) throw new Refusal(node, `expected ${LINK_FORMS}`, `"${node.url}"`);
      return { kind: 'link', href: node.url, children: wordsOf(node) };
    default:
      throw new Refusal(node, 'expected words, *emphasis*, **strong words** or a [link](/contact)');
  }
}

/** The words of a node, which has to have some. */
function wordsOf(node: Nodes & { children: PhrasingContent[] }): Phrase {
  const phrase = node.children.map(inlineOf);
  if (phraseText(phrase).trim() === '') throw new Refusal(node, 'expected words', 'none');
  return phrase;
}

/** The words of what may hold paragraphs alone. */
function paragraphsOf({ children }: Blockquote | List['children'][number]): Phrase[] {
  return children.map((child) => {
    if (child.type === 'paragraph') return wordsOf(child);
    throw new Refusal(child, 'expected plain paragraphs in a list or quote');
  });
}

/** `What’s left?` → `whats-left`. */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/['\u2018\u2019\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function headingOf(node: Heading, source: string): Block {
  const { depth, position } = node;
  if (depth !== 2 && depth !== 3) throw new Refusal(node, 'expected ## or ###', '#'.repeat(depth));
  // A paragraph right above a line of hyphens would become a heading without a word.
  if (source[position?.start.offset ?? 0] !== '#') {
    throw new Refusal(node, 'expected ## before a subheading', 'a line under it');
  }
  const text = phraseText(wordsOf(node));
  return { kind: 'heading', level: depth, id: slugOf(text), text };
}

function listOf(node: List): Block {
  if (node.ordered && node.start !== 1) {
    const number = String(node.start);
    throw new Refusal(node, `expected a list from 1 (a sentence begins ${number}\\.)`, number);
  }
  const items = node.children.map((item) => {
    const [words, ...others] = paragraphsOf(item);
    if (!words || others.length > 0) throw new Refusal(item, 'expected one paragraph an item');
    return words;
  });
  return { kind: 'list', ordered: node.ordered === true, items };
}

function tableOf(node: Table): Block {
  const [head, ...body] = node.children;
  const columns = (head?.children ?? []).map((cell, index) => ({
    heading: wordsOf(cell),
    align: node.align?.[index] ?? ('left' as const),
  }));
  const rows = body.map((row) => {
    const { length } = row.children;
    if (length === columns.length)
      return row.children.map(({ children }) => children.map(inlineOf));
    throw new Refusal(row, `expected ${columns.length} cells in this row`, String(length));
  });
  return { kind: 'table', columns, rows };
}

function blockOf(node: RootContent, source: string): Block {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: wordsOf(node) };
    case 'heading':
      return headingOf(node, source);
    case 'list':
      return listOf(node);
    case 'table':
      return tableOf(node);
    case 'blockquote':
      return { kind: 'quote', paragraphs: paragraphsOf(node) };
    default:
      throw new Refusal(node, 'expected a paragraph, ## subheading, list, table or > quote');
  }
}

function linksIn(node: Nodes): Array<{ node: Nodes; href: string }> {
  if (node.type === 'link') return [{ node, href: node.url }];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}

/** What is wrong with a block among those before it, and with its words. */
function checkBlock(
  node: Nodes,
  block: Block,
  before: readonly Block[],
  rules: readonly WordRule[],
) {
  if (block.kind === 'heading') {
    const headings = before.filter(({ kind }) => kind === 'heading');
    if (block.level === 3 && headings.length === 0) throw new Refusal(node, 'expected a ## first');
    if (headings.some((other) => 'id' in other && other.id === block.id)) {
      throw new Refusal(node, 'expected a subheading unlike the others', `"${block.text}" again`);
    }
  }
  const text = textOf([block]);
  for (const { pattern, expected } of rules) {
    const match = pattern.exec(text);
    if (match) throw new Refusal(node, expected, `"${match[0]}"`);
  }
}

/**
 * Reads Markdown as the blocks of ./blocks.ts; whatever has no place there, and words that break one of
 * the `rules`, are faults. `firstLine` is the line of the file on which the source begins. Whether a link
 * within the site leads to a page is for those to say who know the pages.
 * Only for the server: nothing of a Markdown parser belongs in a browser.
 */
export function parseMarkdown(
  source: string,
  { firstLine = 1, rules = [] }: { firstLine?: number; rules?: readonly WordRule[] } = {},
): Parsed {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  const tree = fromMarkdown(text, extensions);
  const lineOf = ({ position }: Nodes) => firstLine - 1 + (position?.start.line ?? 1);
  const links = linksIn(tree).map(({ node, href }) => ({ href, line: lineOf(node) }));
  const blocks: Block[] = [];
  const faults: TextFault[] = [];
  for (const node of tree.children) {
    try {
      const block = blockOf(node, text);
      checkBlock(node, block, blocks, rules);
      blocks.push(block);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push({ line: lineOf(error.node), message: error.message });
    }
  }
  return { blocks, links, faults };
}
