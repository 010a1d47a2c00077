import { useId } from 'react';
import { buttonClass, type ButtonTone } from './button-class';

interface FileButtonProps {
  label: string;
  href: string;
  /** Saves the file under this name instead of opening it. */
  saveAs?: string | undefined;
  /** What comes: kind of file, length, size. */
  facts: string;
  tone: ButtonTone;
}

/** A button that opens or saves a file of ours, and says beforehand what comes: no visitor likes to be given a file. */
export function FileButton({ label, href, saveAs, facts, tone }: FileButtonProps) {
  const id = useId();
  return (
    <span className="inline-flex max-w-full flex-col max-xs:w-full">
      <a href={href} download={saveAs} aria-describedby={id} className={buttonClass(tone)}>
        {label}
      </a>
      <span id={id} className="mt-1.5 text-center text-sm text-muted tabular-nums">
        {facts}
      </span>
    </span>
  );
}
