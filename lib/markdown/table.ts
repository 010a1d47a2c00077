import type { Table as TableNode } from 'mdast';
import type { Block } from './blocks';
import { readPhrase } from './phrase';
import { refuse, type Reading } from './reading';

/** A table of GitHub's kind, as wide in every row as in its first. */
export function readTable(reading: Reading, node: TableNode): Block[] {
  const [head, ...body] = node.children;
  const columns = (head?.children ?? []).map((cell, index) => ({
    heading: readPhrase(reading, cell, 'expected a heading for every column'),
    align: node.align?.[index] ?? ('left' as const),
  }));
  if (body.length === 0) refuse(reading, node, 'expected a row below the headings of a table');
  const rows = body.map((row) => {
    if (row.children.length !== columns.length) {
      const expected = `expected ${columns.length} cells in this row, not ${row.children.length}`;
      refuse(reading, row, expected);
    }
    return row.children.map((cell) => readPhrase(reading, cell));
  });
  return [{ kind: 'table', columns, rows }];
}
