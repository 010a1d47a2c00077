import type { ReactNode } from 'react';

interface FoldProps {
  /** What the button says on a phone. */
  label: ReactNode;
  children: ReactNode;
}

/**
 * Folded on a phone, open from tablets on. The platform does it: its words stay in the HTML, find-in-page
 * opens it, and without scripts and in print it stands open (app/styles/controls.css).
 */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>
        {label}
        <span aria-hidden="true" className="plus" />
      </summary>
      {children}
    </details>
  );
}
