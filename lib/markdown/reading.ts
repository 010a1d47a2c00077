import type { Nodes } from 'mdast';

/** A rule for words: what no text may match, and what is expected instead. */
export interface WordRule {
  pattern: RegExp;
  expected: string;
}

/** What is wrong with a text, and where: the line is one of the file. */
export interface Fault {
  line: number;
  expected: string;
  found: string;
}

/** A link, and the line of the file on which it stands. */
export interface PlacedLink {
  href: string;
  line: number;
}

/** A text while it is read: what is given, and what is collected on the way. */
export interface Reading {
  source: string;
  /** Line of the file on which the source begins. */
  firstLine: number;
  rules: readonly WordRule[];
  faults: Fault[];
  links: PlacedLink[];
  headingIds: Set<string>;
}

/** What a writer calls each kind of node that Markdown knows. */
const NAMES: Readonly<Record<Nodes['type'], string>> = {
  blockquote: 'a quote',
  break: 'a line break (two spaces or a backslash at the end of a line)',
  code: 'a block of code (a line indented by four spaces is one)',
  definition: 'a link address apart from its words',
  delete: 'words struck out',
  emphasis: 'emphasis',
  footnoteDefinition: 'a footnote',
  footnoteReference: 'a footnote',
  heading: 'a heading',
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  inlineCode: 'code',
  link: 'a link',
  linkReference: 'a link without its address',
  list: 'a list',
  listItem: 'a list item',
  paragraph: 'a paragraph',
  root: 'a text',
  strong: 'strong words',
  table: 'a table',
  tableCell: 'a cell',
  tableRow: 'a row',
  text: 'words',
  thematicBreak: 'a line across the page',
  yaml: 'front matter',
};

/** `a picture: ![x](y.png)`, the source cut at 60 characters. */
export const named = (reading: Reading, node: Nodes): string =>
  `${NAMES[node.type]}: ${quoted(written(reading, node))}`;

/** A piece of a text as messages show it: on one line, cut at 60 characters. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

/** A node as it stands in the source. */
export const written = ({ source }: Reading, { position }: Nodes): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** Line of the file on which a node begins. */
export const lineOf = ({ firstLine }: Reading, { position }: Nodes): number =>
  firstLine - 1 + (position?.start.line ?? 1);

/** Notes that something else than this node was expected. */
export function refuse(
  reading: Reading,
  node: Nodes,
  expected: string,
  found: string = quoted(written(reading, node)),
): void {
  reading.faults.push({ line: lineOf(reading, node), expected, found });
}
