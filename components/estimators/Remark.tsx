/** A plain sentence where a figure alone would flatter. */
export function Remark({ children }: { children: string }) {
  return <p className="text-sm text-muted">{children}</p>;
}
