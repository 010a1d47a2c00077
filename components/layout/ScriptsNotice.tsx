import { buttonClass } from '@/components/ui/button-class';
import * as ui from '@/content/ui';

/**
 * What a page says when its scripts did not arrive or do nothing (lib/page-script marks it so). The
 * button is the page script's. Stands early in the page: a page that was cut on its way has it too.
 */
export function ScriptsNotice() {
  return (
    <div role="alert" className="scripts-notice no-print">
      <p>{ui.scriptsLost}</p>
      <button type="button" data-again="" className={buttonClass('ghost', true)}>
        {ui.tryAgain}
      </button>
    </div>
  );
}
