'use client';

import { usePathname } from 'next/navigation';
import './preview-note.css';

interface PreviewNoteProps {
  label: string;
  /** The path of every page, with the files that it is written in. */
  writtenIn: Readonly<Record<string, readonly string[]>>;
  /** The files of what an address without a page answers. */
  missing: readonly string[];
  draftsLabel: string;
  drafts: ReadonlyArray<{ href: string; title: string }>;
}

/** The note at the corner of a page in `next dev`: where its words stand, and what is not published yet. */
export function PreviewNote({ label, writtenIn, missing, draftsLabel, drafts }: PreviewNoteProps) {
  const files = writtenIn[usePathname()] ?? missing;
  return (
    <aside aria-label={label} className="preview-note no-print">
      {files.map((file) => (
        <code key={file}>{file}</code>
      ))}
      {drafts.length > 0 ? (
        <details>
          <summary>{draftsLabel}</summary>
          {drafts.map(({ href, title }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
        </details>
      ) : null}
    </aside>
  );
}
