'use client';

import { PageMessage } from '@/components/layout/PageMessage';
import { buttonClass } from '@/components/ui/button-class';
import * as ui from '@/content/ui';

/** A fault in a page's scripts. A fresh load brings back the page as the server has it. */
export default function ErrorPage() {
  return (
    <PageMessage title={ui.pageStopped} lead={ui.pageStoppedLead}>
      <button type="button" onClick={() => location.reload()} className={buttonClass('beacon')}>
        {ui.loadAgain}
      </button>
    </PageMessage>
  );
}
