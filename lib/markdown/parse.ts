import type { Blockquote, Heading, List, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { slugOf } from '@/lib/format/slug';
import { visible } from '@/lib/format/visible';
import type { Block, Inline, Phrase } from './blocks';
import { figureOf } from './figures/figure';
import { LINK_FORMS, linkKind } from './links';
import { Refusal } from './refusal';
import { unstated } from './stated';
import { phraseText, proseOf, textOf } from './text';

/** A rule for words: what no text may match, and what is expected instead. */
interface WordRule {
  pattern: RegExp;
  expected: string;
}

/** A link, and the line of the file on which it stands. */
export interface PlacedLink {
  href: string;
  line: number;
}

/**
 * Marks that Markdown took for plain words, since they were written wrongly: a reader would see them.
 * A mark behind a backslash is meant.
 */
const LEFTOVER = /[*`|]|\]\(|\[\^|\[x\]|^#|<[a-z/!]/i;
const ESCAPED = /\\[!-/:-@[-`{-~]/g;

const written = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

function inlineOf(node: PhrasingContent, source: string): Inline {
  switch (node.type) {
    case 'text': {
      const mark = LEFTOVER.exec(written(node, source).replace(ESCAPED, '.'))?.[0];
      if (mark) throw new Refusal(node, 'expected every mark to open and close', `"${mark}"`);
      return { kind: 'text', text: node.value.replace(/[ \t]*\n[ \t]*/g, ' ') };
    }
    case 'emphasis':
    case 'strong':
      return { kind: node.type, children: wordsOf(node, source) };
    case 'link':
      if (!linkKind(node.url)) throw new Refusal(node, `expected ${LINK_FORMS}`, `"${node.url}"`);
      return { kind: 'link', href: node.url, children: wordsOf(node, source) };
    default:
      throw new Refusal(node, 'expected words, *emphasis*, **strong words** or a [link](/contact)');
  }
}

/** The words of a node, which has to have some. */
function wordsOf(node: Nodes & { children: PhrasingContent[] }, source: string): Phrase {
  const phrase = node.children.map((child) => inlineOf(child, source));
  if (phraseText(phrase).trim() === '') throw new Refusal(node, 'expected words', 'none');
  return phrase;
}

/** The words of what may hold paragraphs alone. */
const paragraphsOf = (
  { children }: Blockquote | List['children'][number],
  source: string,
): Phrase[] =>
  children.map((child) => {
    if (child.type === 'paragraph') return wordsOf(child, source);
    throw new Refusal(child, 'expected plain paragraphs in a list or quote');
  });

/** A subheading: one of level 3 stands below one of level 2, and none twice. */
function headingOf(node: Heading, before: readonly Block[], source: string): Block {
  const { depth: level } = node;
  if (level !== 2 && level !== 3) throw new Refusal(node, 'expected ## or ###', '#'.repeat(level));
  // A paragraph right above a line of hyphens would become a heading without a word.
  if (!written(node, source).startsWith('#')) {
    throw new Refusal(node, 'expected ## before a subheading', 'a line under it');
  }
  const text = phraseText(wordsOf(node, source));
  const ids = before.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const id = slugOf(text);
  if (id === '') {
    throw new Refusal(node, 'expected a letter or a digit in a subheading', `"${text}"`);
  }
  if (ids.includes(id)) throw new Refusal(node, 'expected another subheading', `"${text}" again`);
  if (level === 3 && ids.length === 0) throw new Refusal(node, 'expected ## before ###', '###');
  return { kind: 'heading', level, id, text };
}

const BOX = /^\[ \] +/;

/** The words of an item behind its box; undefined for one that has none. */
function withoutBox([first, ...others]: Phrase): Phrase | undefined {
  if (first?.kind !== 'text' || !BOX.test(`${first.text} `)) return undefined;
  const text = `${first.text} `.replace(BOX, '').replace(/ $/, '');
  return text === '' ? others : [{ kind: 'text', text }, ...others];
}

function listOf(node: List, source: string): Block {
  if (node.ordered && node.start !== 1) {
    throw new Refusal(node, `expected a list to begin at 1 (${node.start}\\. begins a sentence)`);
  }
  const items = node.children.map((item) => {
    const [words, ...others] = paragraphsOf(item, source);
    if (!words || others.length > 0) throw new Refusal(item, 'expected one paragraph an item');
    return words;
  });
  if (node.ordered) return { kind: 'list', marks: 'numbers', items };
  const unticked = items.map(withoutBox);
  if (!unticked.some(Boolean)) return { kind: 'list', marks: 'bullets', items };
  const boxed = unticked.map((words, index) => {
    if (words && phraseText(words).trim() !== '') return words;
    throw new Refusal(
      node.children[index] ?? node,
      'expected [ ] and words in every item of a tick list',
      words ? 'no words' : 'an item without [ ]',
    );
  });
  return { kind: 'list', marks: 'boxes', items: boxed };
}

function tableOf(node: Table, source: string): Block {
  const [head, ...body] = node.children;
  const columns = (head?.children ?? []).map((cell, index) => ({
    heading: wordsOf(cell, source),
    align: node.align?.[index] ?? ('left' as const),
  }));
  const rows = body.map((row) => {
    if (row.children.length !== columns.length) {
      throw new Refusal(row, `expected ${columns.length} cells`, String(row.children.length));
    }
    return row.children.map(({ children }) => children.map((child) => inlineOf(child, source)));
  });
  return { kind: 'table', columns, rows };
}

function blockOf(node: RootContent, before: readonly Block[], source: string): Block {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: wordsOf(node, source) };
    case 'heading':
      return headingOf(node, before, source);
    case 'list':
      return listOf(node, source);
    case 'table':
      return tableOf(node, source);
    case 'blockquote':
      return { kind: 'quote', paragraphs: paragraphsOf(node, source) };
    default:
      throw new Refusal(
        node,
        'expected a paragraph, ## subheading, list, table, figure or > quote',
      );
  }
}

const linksIn = (node: Nodes): Array<{ node: Nodes; href: string }> =>
  node.type === 'link'
    ? [{ node, href: node.url }]
    : 'children' in node
      ? node.children.flatMap(linksIn)
      : [];

/**
 * Reads Markdown as the blocks of ./blocks.ts, with the line of each, and its links. Whatever has no place there, and words
 * that break one of the `rules`, are faults: at most one a block, from top to bottom. When there are none,
 * so are the numbers of figures that the text around them does not state. `firstLine` is the line of the
 * file on which the source begins. Whether a link within the site leads to a page is for those to say who
 * know the pages. Only for the server: no Markdown parser belongs in a browser.
 */
export function parseMarkdown(source: string, firstLine = 1, rules: readonly WordRule[] = []) {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  const tree = fromMarkdown(text, tables);
  const lineOf = ({ position }: Nodes) => firstLine - 1 + (position?.start.line ?? 1);
  const blocks: Block[] = [];
  const lines: number[] = [];
  const shown: Array<{ words: string; line: number }> = [];
  const faults: Array<{ line: number; message: string }> = [];
  for (const node of tree.children) {
    try {
      // A fence without a word, and indented lines, are code.
      const figure = node.type === 'code' && node.lang ? figureOf(node, written(node, text)) : null;
      const block = figure ? figure.figure : blockOf(node, blocks, text);
      const words = textOf([block]) + (block.kind === 'figure' ? `\n${block.unit}` : '');
      for (const { pattern, expected } of rules) {
        const found = pattern.exec(words)?.[0];
        if (found) {
          const below = written(node, text)
            .split('\n')
            .findIndex((line) => pattern.test(line));
          const shown = `"${visible(found.slice(0, 60))}"`;
          throw new Refusal(node, expected, shown, Math.max(0, below));
        }
      }
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
