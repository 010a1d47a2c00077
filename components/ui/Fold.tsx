import type { ReactNode } from 'react';

interface FoldProps {
  /** What the button says on a phone. */
  label: ReactNode;
  /** Open at the start on a phone as well. */
  open?: boolean;
  children: ReactNode;
}

/**
 * Folded on a phone, open from tablets on. The platform does it: its words stay in the HTML, find-in-page
 * opens it, and without scripts and in print it stands open (app/styles/controls.css). As the second child
 * of a `.fold-row` its button lies over the first, which says what is folded: the label is then only heard.
 */
export function Fold({ label, open = false, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary>
        <span>{label}</span>
        <span aria-hidden="true" className="plus" />
      </summary>
      {children}
    </details>
  );
}
