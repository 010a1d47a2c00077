import { buttonClass } from '@/components/ui/button-class';
import * as ui from '@/content/ui';

/**
 * What a page says when its scripts did not arrive (lib/page-script marks it so). The button needs no
 * handler: the page script fetches what is missing at any click that React would have taken.
 */
export function ScriptsNotice() {
  return (
    <div role="alert" className="scripts-notice no-print">
      <p>{ui.scriptsLost}</p>
      <button type="button" className={buttonClass('ghost', true)}>
        {ui.tryAgain}
      </button>
    </div>
  );
}
