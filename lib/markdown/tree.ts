import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { written } from './rules';

declare global {
  /** What each file held when it was parsed last, and its tree: in `next dev` alone. */
  var parsedFiles: Map<string, { text: string; tree: Root }> | undefined;
}

const BOX = /^\[ \](?:[ \t\n]+|$)/;

/** Takes the box from the words of every item that begins with one, and notes on the item that it is there. */
function takeBoxes(node: Nodes, source: string): void {
  if (!('children' in node)) return;
  for (const child of node.children) takeBoxes(child, source);
  if (node.type !== 'list' || node.ordered) return;
  for (const item of node.children) {
    const [paragraph] = item.children;
    const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    if (paragraph?.type !== 'paragraph' || text?.type !== 'text' || !text.position) continue;
    const [box] = BOX.exec(written(text, source)) ?? [];
    if (box === undefined) continue;
    item.checked = false;
    text.value = text.value.replace(BOX, '');
    const { start } = text.position;
    start.line += box.split('\n').length - 1;
    start.offset = (start.offset ?? 0) + box.length;
    if (text.value === '') paragraph.children.shift();
  }
}

/**
 * The tree of a Markdown text, tables and tick lists among it. Nobody may change it: `next dev` evaluates all
 * modules anew whenever something is saved, and would parse every file again. What lies on globalThis
 * outlives that. A build has no use for trees that it has read, and no room for those of 10,000 articles.
 */
export function treeOf(text: string, file = ''): Readonly<Root> {
  const known = globalThis.parsedFiles?.get(file);
  if (known?.text === text) return known.tree;
  const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  const tree = fromMarkdown(text, tables);
  takeBoxes(tree, text);
  if (file !== '' && process.env.NODE_ENV === 'development')
    (globalThis.parsedFiles ??= new Map()).set(file, { text, tree });
  return tree;
}
