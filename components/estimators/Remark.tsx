/** A plain sentence where a figure alone would flatter: short enough for one line on a desk. */
export function Remark({ children }: { children: string }) {
  return <p className="flex text-sm text-muted">{children}</p>;
}
