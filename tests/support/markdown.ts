import type { Block } from '../../lib/markdown/blocks';
import { parseMarkdown } from '../../lib/markdown/parse';
import type { WordRule } from '../../lib/markdown/rules';

/** The blocks of a Markdown text that has to be right. */
export function blocksOf(source: string): Block[] {
  const { blocks, faults } = parseMarkdown(source);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return blocks;
}

/** What is wrong with a Markdown text, as `line: what was expected (found …)`. */
export const faultsOf = (source: string, rules: readonly WordRule[] = []): string[] =>
  parseMarkdown(source, { rules }).faults.map(({ line, message }) => `${line}: ${message}`);
