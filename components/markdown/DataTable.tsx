import type { Alignment, Table } from '@/lib/markdown/blocks';
import { phraseText } from '@/lib/markdown/text';
import { Words } from './Words';

const ALIGN: Readonly<Record<Alignment, string>> = {
  left: 'text-left',
  center: 'text-center',
  right: 'text-right',
};
const CELL = 'min-w-28 first:min-w-40 py-2.5 pr-6 align-top last:pr-0';

/**
 * A table that scrolls within itself where the window is narrower, from edge to edge: cut off at the
 * gutter, $700 would read $70. The page breaks words anywhere, which would squeeze columns instead.
 */
export function DataTable({ table: { columns, rows } }: { table: Table }) {
  return (
    <div
      role="region"
      aria-label={columns.map(({ heading }) => phraseText(heading)).join(', ')}
      tabIndex={0}
      className="mt-7 mb-8 overflow-x-auto max-md:-mx-8 max-md:px-8 max-sm:-mx-5 max-sm:px-5 max-md:-outline-offset-2"
    >
      <table className="w-full text-base leading-normal wrap-normal tabular-nums">
        <thead>
          <tr className="border-b border-edge">
            {columns.map(({ heading, align }, index) => (
              <th key={index} scope="col" className={`${CELL} font-semibold ${ALIGN[align]}`}>
                <Words phrase={heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index} className="border-b border-line">
              {cells.map((cell, column) => (
                <td key={column} className={`${CELL} ${ALIGN[columns[column]?.align ?? 'left']}`}>
                  <Words phrase={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
