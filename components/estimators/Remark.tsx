/**
 * A plain sentence where a figure alone would flatter. Laid out as a row: short as it is, it takes one line on
 * a desk, for which there is room (app/styles/estimators.css), and the measure of running text would give it two.
 */
export function Remark({ children }: { children: string }) {
  return <p className="flex text-sm text-muted">{children}</p>;
}
