'use client';

import { PageMessage } from '@/components/layout/PageMessage';
import { buttonClass } from '@/components/ui/button-class';
import * as ui from '@/content/ui';

/**
 * A fault in a page's scripts. Trying again draws the page anew in the same visit, so the form finds its
 * words; a fresh load brings back the page as the server has it.
 */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <div role="alert">
      <PageMessage title={ui.pageStopped} lead={ui.pageStoppedLead}>
        <p className="flex flex-wrap gap-3">
          <button type="button" onClick={reset} className={buttonClass('beacon')}>
            {ui.tryAgain}
          </button>
          <button type="button" onClick={() => location.reload()} className={buttonClass('ghost')}>
            {ui.loadAgain}
          </button>
        </p>
        <p className="mt-6 flex flex-wrap gap-x-6 *:inline-flex *:min-h-11 *:items-center *:underline *:underline-offset-4">
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the router may be what failed */}
          <a href="/">{ui.toHome}</a>
          <a href="/contact">{ui.footerContact}</a>
        </p>
      </PageMessage>
    </div>
  );
}
