import type { Link, Nodes, PhrasingContent, Text } from 'mdast';
import type { Inline, Phrase } from './blocks';
import { leftoversIn } from './leftovers';
import { LINK_FORMS, linkKind } from './links';
import { lineOf, named, quoted, refuse, written, type Reading } from './reading';

/** Words that stand on one line of the file. */
interface Run {
  text: string;
  line: number;
}

/** Ends of lines within a paragraph are spaces. */
const LINE_END = /[ \t]*\n[ \t]*/;

function runsOf(reading: Reading, nodes: readonly PhrasingContent[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    if ('children' in node) return runsOf(reading, node.children);
    if (node.type !== 'text') return [];
    return node.value.split(LINE_END).map((text, index) => ({
      text: index === 0 ? text : ` ${text}`,
      line: lineOf(reading, node) + index,
    }));
  });
}

const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** Line of the run in which the character at `index` stands. */
function lineAt(runs: readonly Run[], index: number): number {
  let end = 0;
  const run = runs.find(({ text }) => (end += text.length) > index);
  return run?.line ?? 1;
}

function readText(reading: Reading, node: Text, first: boolean): Inline[] {
  const line = lineOf(reading, node);
  for (const { expected, lines, mark } of leftoversIn(written(reading, node), first)) {
    reading.faults.push({ line: line + lines, expected, found: quoted(mark) });
  }
  return [{ kind: 'text', text: node.value.split(LINE_END).join(' ') }];
}

function readLink(reading: Reading, node: Link): Inline[] {
  if (linkKind(node.url) === undefined) {
    refuse(reading, node, `expected ${LINK_FORMS}`, quoted(node.url));
  }
  if (typeof node.title === 'string') refuse(reading, node, 'expected no title behind an address');
  if (textOfRuns(runsOf(reading, node.children)).trim() === '') {
    refuse(reading, node, 'expected words in a link');
  }
  reading.links.push({ href: node.url, line: lineOf(reading, node) });
  return [{ kind: 'link', href: node.url, children: readInlines(reading, node.children) }];
}

function readInlines(reading: Reading, nodes: readonly PhrasingContent[]): Phrase {
  return nodes.flatMap((node, index): Inline[] => {
    switch (node.type) {
      case 'text':
        return readText(reading, node, index === 0);
      case 'emphasis':
      case 'strong':
        return [{ kind: node.type, children: readInlines(reading, node.children) }];
      case 'link':
        return readLink(reading, node);
      default:
        refuse(reading, node, 'expected words, emphasis or a link', named(reading, node));
        return [];
    }
  });
}

/**
 * The words of a node; without any it is not what was `expected`, unless none are. The rules for words
 * hold for the phrase as a whole: emphasis and ends of lines within a filler word do not hide it.
 */
export function readPhrase(
  reading: Reading,
  node: Nodes & { children: readonly PhrasingContent[] },
  expected?: string,
): Phrase {
  const faults = reading.faults.length;
  const phrase = readInlines(reading, node.children);
  const runs = runsOf(reading, node.children);
  const text = textOfRuns(runs);
  for (const rule of reading.rules) {
    const match = rule.pattern.exec(text);
    if (!match) continue;
    const line = lineAt(runs, match.index);
    reading.faults.push({ line, expected: rule.expected, found: quoted(match[0]) });
  }
  const clean = reading.faults.length === faults;
  if (expected !== undefined && clean && text.trim() === '') refuse(reading, node, expected);
  return phrase;
}
