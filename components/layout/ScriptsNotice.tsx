import { buttonClass } from '@/components/ui/button-class';

interface ScriptsNoticeProps {
  copy: { lost: string; again: string };
}

/**
 * What a page says when its scripts did not arrive (lib/page-script.ts marks it so). The button needs no
 * handler: the page script fetches what is missing at any click that React would have taken.
 */
export function ScriptsNotice({ copy }: ScriptsNoticeProps) {
  return (
    <div role="alert" className="scripts-notice no-print">
      <p>{copy.lost}</p>
      <button type="button" className={buttonClass('ghost', true)}>
        {copy.again}
      </button>
    </div>
  );
}
