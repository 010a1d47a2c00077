import type { Nodes } from 'mdast';

/** What has no place in a text: where it stands, what was expected there and what was found. */
export class Refusal extends Error {
  constructor(
    readonly node: Nodes,
    expected: string,
    found: string = node.type,
    /** Lines from the first of the node to the one at fault. */
    readonly below = 0,
  ) {
    super(`${expected} (found ${found})`);
  }
}
