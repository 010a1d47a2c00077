import type { ReactNode } from 'react';
import { PreviewNote } from '@/components/preview/PreviewNote';
import { drafts, draftsLabel, missingIn, previewLabel, writtenIn } from '@/content/preview';

/** What `next dev` shows on every page besides. */
export default function Preview({ children }: { children: ReactNode }) {
  return (
    <>
      <PreviewNote
        label={previewLabel}
        writtenIn={writtenIn}
        missing={missingIn}
        draftsLabel={draftsLabel(drafts.length)}
        drafts={drafts}
      />
      {children}
    </>
  );
}
