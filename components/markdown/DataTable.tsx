import type { Table } from '@/lib/markdown/blocks';
import { phraseText } from '@/lib/markdown/text';
import { Words } from './Words';

const ALIGN = { left: 'text-left', center: 'text-center', right: 'text-right' } as const;
const CELL = 'min-w-28 first:min-w-40 py-2.5 pr-6 align-top last:pr-0';

/**
 * A table that scrolls within itself where the window is narrower, from edge to edge: cut off at the
 * gutter, $700 would read $70. The page breaks words anywhere, which would squeeze columns instead.
 */
export function DataTable({ table: { columns, rows } }: { table: Table }) {
  const cell = (column: number) => `${CELL} ${ALIGN[columns[column]?.align ?? 'left']}`;
  return (
    <div
      role="region"
      aria-label={columns.map(({ heading }) => phraseText(heading)).join(', ')}
      tabIndex={0}
      className="mt-7 mb-8 overflow-x-auto max-md:-mx-8 max-md:px-8 max-md:-outline-offset-2 max-sm:-mx-5 max-sm:px-5"
    >
      <table className="w-full text-base leading-normal wrap-normal tabular-nums">
        <thead>
          <tr className="border-b border-edge">
            {columns.map(({ heading }, column) => (
              <th key={column} scope="col" className={`${cell(column)} font-semibold`}>
                <Words phrase={heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className="border-b border-line">
              {cells.map((phrase, column) => (
                <td key={column} className={cell(column)}>
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
