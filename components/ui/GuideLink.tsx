import { useId } from 'react';
import type { GuideFile } from '@/content/schema/actions';
import * as ui from '@/content/ui';
import { buttonClass, type ButtonTone } from './button-class';

interface GuideLinkProps {
  label: string;
  guide: GuideFile;
  /** Saves the file instead of opening it. */
  save?: boolean;
  tone: ButtonTone;
}

/** A button that opens or saves a guide, and says beforehand what comes: no visitor likes to be given a file. */
export function GuideLink({ label, guide, save = false, tone }: GuideLinkProps) {
  const id = useId();
  const { pages, bytes } = guide.size();
  return (
    <span className="inline-flex max-w-full flex-col max-xs:w-full">
      <a
        href={guide.href}
        {...(save && { download: guide.fileName })}
        aria-describedby={id}
        className={buttonClass(tone)}
      >
        {label}
      </a>
      <span id={id} className="mt-1.5 text-center text-sm text-muted tabular-nums">
        {ui.fileFacts(pages, bytes)}
      </span>
    </span>
  );
}
