import type { Block } from '../../lib/markdown/blocks';
import { parseMarkdown, type WordRule } from '../../lib/markdown/parse';

/** The blocks of a Markdown text that has to be right. */
export function blocksOf(source: string): Block[] {
  const parsed = parseMarkdown(source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.blocks;
}

/** What is wrong with a Markdown text, as `line: what was expected (found …)`. */
export function faultsOf(source: string, rules: readonly WordRule[] = []): string[] {
  const parsed = parseMarkdown(source, { rules });
  return parsed.ok
    ? []
    : parsed.faults.map(({ line, expected, found }) => `${line}: ${expected} (found ${found})`);
}
