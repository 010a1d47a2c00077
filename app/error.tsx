'use client';

import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/Container';
import * as ui from '@/content/ui';

/** A fault in a page's scripts. A fresh load brings back the page as the server has it. */
export default function ErrorPage() {
  return (
    <Container className="pt-32 pb-24 md:pt-40">
      <h1 className="text-title tracking-display">{ui.pageStopped}</h1>
      <p className="mt-4 mb-8 max-w-[54ch] text-lead text-muted">{ui.pageStoppedLead}</p>
      <button type="button" onClick={() => location.reload()} className={buttonClass('beacon')}>
        {ui.loadAgain}
      </button>
    </Container>
  );
}
