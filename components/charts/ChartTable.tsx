import type { ReactNode } from 'react';

interface ChartTableProps {
  /** What the amounts are counted in. */
  unit: string;
  children: ReactNode;
}

/**
 * A chart that is a table: its rows are laid out as a drawing, and read, copied and printed as rows. The
 * roles stay where a browser takes them from a table that is not shown as one.
 */
export function ChartTable({ unit, children }: ChartTableProps) {
  return (
    <table role="table" className="chart">
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          <th role="columnheader">{unit}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
