import type { ReactNode } from 'react';

/** A checklist beside the calculator: side by side, equally high, where there is room for both. */
export function BesideCalculator({
  checklist,
  children,
}: {
  checklist: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-6 xl:grid-cols-[24rem_1fr]">
      {checklist}
      {children}
    </div>
  );
}
