import type { Table } from '@/lib/markdown/blocks';
import { phraseText } from '@/lib/markdown/text';
import { Words } from './Words';

/**
 * A table that scrolls within itself where the window is narrower, from edge to edge: cut off at the
 * gutter, $700 would read $70 (app/styles/markdown.css).
 */
export function DataTable({ table: { columns, rows } }: { table: Table }) {
  const sideOf = (column: number) => columns[column]?.align ?? undefined;
  return (
    <div
      role="region"
      aria-label={columns.map(({ heading }) => phraseText(heading)).join(', ')}
      tabIndex={0}
      className="data-table"
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ heading }, column) => (
              <th key={column} scope="col" data-side={sideOf(column)}>
                <Words phrase={heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((phrase, column) => (
                <td key={column} data-side={sideOf(column)}>
                  <Words phrase={phrase} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
