import type { ReactNode } from 'react';
import * as ui from '@/content/ui';

interface FoldProps {
  /** What the button says on a phone. */
  label: ReactNode;
  /** What the label is about, for whoever hears it without what stands around. */
  subject?: string | undefined;
  /** Open at the start on a phone as well. */
  open?: boolean;
  children: ReactNode;
}

/**
 * Folded on a phone, open from tablets on. The platform does it: its words stay in the HTML, find-in-page
 * opens it, and without scripts and in print it stands open (app/styles/controls.css). As the second child
 * of a `.fold-row` its button lies over the first, which says what is folded: the label is then only heard.
 */
export function Fold({ label, subject, open = false, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary>
        <span>
          {label}
          {subject && <span className="sr-only">{ui.ofSubject(subject)}</span>}
        </span>
        <span aria-hidden="true" className="plus" />
      </summary>
      {children}
    </details>
  );
}
