import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block } from './blocks';
import { readHeading } from './heading';
import { readList, readQuote } from './marked';
import { readPhrase } from './phrase';
import { named, refuse, type Fault, type PlacedLink, type Reading, type WordRule } from './reading';
import { readTable } from './table';

export type { Fault, PlacedLink, WordRule };

/** A text as blocks, with its links; or all that is wrong with it, from top to bottom. */
export type Parsed =
  { ok: true; blocks: Block[]; links: PlacedLink[] } | { ok: false; faults: Fault[] };

function readBlock(reading: Reading, node: RootContent): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', children: readPhrase(reading, node, 'expected words') }];
    case 'heading':
      return readHeading(reading, node);
    case 'list':
      return readList(reading, node);
    case 'table':
      return readTable(reading, node);
    case 'blockquote':
      return readQuote(reading, node);
    default:
      refuse(
        reading,
        node,
        'expected a paragraph, subheading, list, table or quote',
        named(reading, node),
      );
      return [];
  }
}

/**
 * Reads Markdown as the blocks of ./blocks.ts; whatever has no place there is a fault. `firstLine` is
 * the line of the file on which the source begins, `rules` are what its words have to keep to. Whether
 * a link within the site leads to a page is for those to say who know the pages.
 * Only for the server: nothing of a Markdown parser belongs in a browser.
 */
export function parseMarkdown(
  source: string,
  { firstLine = 1, rules = [] }: { firstLine?: number; rules?: readonly WordRule[] } = {},
): Parsed {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const reading: Reading = {
    source: text,
    firstLine,
    rules,
    faults: [],
    links: [],
    headingIds: new Set(),
  };
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const blocks = tree.children.flatMap((node) => readBlock(reading, node));
  const { links, faults } = reading;
  if (faults.length === 0) return { ok: true, blocks, links };
  return { ok: false, faults: faults.sort((a, b) => a.line - b.line) };
}
