import type { ReactNode } from 'react';

interface ChartRowProps {
  label: string;
  /** What stands first: an amount. */
  lead: string;
  /** What its row looks like; hidden from whoever reads the table. */
  drawing?: ReactNode;
  /** Further cells. */
  children?: ReactNode;
}

/** A row of a chart: amount and label, the drawing below them. */
export function ChartRow({ label, lead, drawing, children }: ChartRowProps) {
  return (
    <tr role="row">
      <th role="rowheader">{label}</th>
      <td role="cell">{lead}</td>
      {drawing && <td aria-hidden="true">{drawing}</td>}
      {children}
    </tr>
  );
}
