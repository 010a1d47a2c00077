import type { Blockquote, List as ListNode, ListItem } from 'mdast';
import type { Block, Phrase } from './blocks';
import { readPhrase } from './phrase';
import { lineOf, named, quoted, refuse, written, type Reading } from './reading';

/** How every further line of an item, and every line of a quote, begins. */
const INDENTED = /^\s/;
const QUOTED = /^ {0,3}>/;

/**
 * Notes the first line that Markdown counts to a list or a quote although nothing at its start says so:
 * with the blank line forgotten, the next paragraph would end up within.
 */
function refuseLazyLine(reading: Reading, node: ListItem | Blockquote, mark: RegExp): void {
  const lines = written(reading, node).split('\n');
  const at = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && !mark.test(line));
  if (at < 0) return;
  reading.faults.push({
    line: lineOf(reading, node) + at,
    expected: `expected a blank line below a ${node.type === 'listItem' ? 'list' : 'quote'}`,
    found: quoted(lines[at] ?? ''),
  });
}

function readItem(reading: Reading, item: ListItem): Phrase[] {
  refuseLazyLine(reading, item, INDENTED);
  const [first, second] = item.children;
  if (first === undefined) refuse(reading, item, 'expected words in a list item');
  const stray = first?.type === 'paragraph' ? second : first;
  if (stray) {
    refuse(reading, stray, 'expected one paragraph in a list item', named(reading, stray));
  }
  return first?.type === 'paragraph'
    ? [readPhrase(reading, first, 'expected words in a list item')]
    : [];
}

/** A list of one level; each item is one paragraph. */
export function readList(reading: Reading, node: ListNode): Block[] {
  const ordered = node.ordered === true;
  if (ordered && node.start !== 1) {
    refuse(
      reading,
      node,
      `expected a numbered list to begin at 1 (${node.start}\\. begins a sentence with a number)`,
    );
  }
  return [
    { kind: 'list', ordered, items: node.children.flatMap((item) => readItem(reading, item)) },
  ];
}

/** A quote, of paragraphs alone. */
export function readQuote(reading: Reading, node: Blockquote): Block[] {
  refuseLazyLine(reading, node, QUOTED);
  if (node.children.length === 0) refuse(reading, node, 'expected words in a quote');
  const paragraphs = node.children.flatMap((child): Phrase[] => {
    if (child.type === 'paragraph') {
      return [readPhrase(reading, child, 'expected words in a quote')];
    }
    refuse(reading, child, 'expected only paragraphs in a quote', named(reading, child));
    return [];
  });
  return [{ kind: 'quote', paragraphs }];
}
