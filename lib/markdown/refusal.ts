import type { Nodes } from 'mdast';

/** What the parser's own names stand for, as people write it. */
const WRITTEN: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'a quote',
  break: 'two spaces, or a backslash, at the end of the line',
  code: 'a line that begins with four spaces, or ``` without a kind of figure',
  definition: 'a name in brackets and an address, at the beginning of a line',
  imageReference: 'image',
  inlineCode: 'words between backticks',
  linkReference: 'words in brackets',
  thematicBreak: 'a line of hyphens or stars alone',
};

/** What has no place in a text: where it stands, what was expected there and what was found. */
export class Refusal extends Error {
  constructor(
    readonly node: Nodes,
    expected: string,
    found = WRITTEN[node.type] ?? node.type,
    /** Lines from the first of the node to the one at fault. */
    readonly below = 0,
  ) {
    super(`${expected} (found ${found})`);
  }
}
