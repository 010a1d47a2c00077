'use client';

import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { PageMessage } from '@/components/layout/PageMessage';
import { buttonClass } from '@/components/ui/button-class';
import * as ui from '@/content/ui';
import { hasDraft, rescueDraft } from '@/lib/contact/draft';
import { opensElsewhere } from '@/lib/modifiers';
import { keepOverReload, loadWithDraft } from '@/lib/navigation/leaving';
import { focusPage } from '@/lib/navigation/same-page';
import { lacksRest, loadInstead } from '@/lib/navigation/soft-navigation';

/** Keeps the words of the form. Whatever broke the page may break this too, but not the page that says so. */
function rescue(): void {
  try {
    rescueDraft();
  } catch {
    // what was typed since React came is kept already
  }
}

function loadAgain(): void {
  try {
    keepOverReload();
  } finally {
    location.reload();
  }
}

/** A link loads its page anew, with the words of the form: the visit itself may be what is broken. */
function onLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (opensElsewhere(event)) return;
  try {
    if (!hasDraft()) return;
    loadWithDraft(event.currentTarget.href);
    event.preventDefault();
  } catch {
    // the link leads there by itself
  }
}

/**
 * A fault in a page's scripts. Trying again draws the page anew in the same visit; a fresh load brings back
 * the page as the server has it. The form finds its words after both, and by the links.
 */
export default function ErrorPage({ reset }: { reset: () => void }) {
  function tryAgain() {
    flushSync(reset);
    focusPage(); // the button has gone, and the focus with it
  }
  // While this is drawn the page that failed still stands there, and what was typed before React came.
  useState(rescue);
  // What it says comes first: the page that failed may have been read to its end.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' }); // newer browsers return a promise: no clean-up
  }, []);

  // On the way to a page the browser is asked for it: the visitor has seen no more than its top.
  const [isOnTheWay] = useState(lacksRest);
  useEffect(() => {
    if (isOnTheWay) loadInstead();
  }, [isOnTheWay]);

  return (
    <div role="alert">
      <PageMessage title={ui.pageStopped} lead={ui.pageStoppedLead}>
        <p className="flex flex-wrap gap-3">
          <button type="button" onClick={tryAgain} className={buttonClass('beacon')}>
            {ui.tryAgain}
          </button>
          <button type="button" onClick={loadAgain} className={buttonClass('ghost')}>
            {ui.loadAgain}
          </button>
        </p>
        <p className="ways-on mt-6">
          <a href="/" target="_self" onClick={onLink}>
            {ui.toHome}
          </a>
          <a href="/contact" target="_self" onClick={onLink}>
            {ui.footerContact}
          </a>
        </p>
      </PageMessage>
    </div>
  );
}
