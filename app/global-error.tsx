'use client';

import { PageReady } from '@/components/layout/PageReady';
import * as ui from '@/content/ui';
import { LOCALE } from '@/lib/locale';
import ErrorPage from './error';
import './globals.css';

/**
 * A fault in the layout itself: the same words without bar and footer, in the theme and the typeface that
 * the page had. The page script has to hear here too that React is there: it would keep every click.
 */
export default function GlobalError({ reset }: { reset: () => void }) {
  const look = typeof document === 'undefined' ? 'dark' : document.documentElement.className;
  return (
    <html lang={LOCALE} className={look}>
      <body>
        <title>{ui.pageStopped}</title>
        <main>
          <ErrorPage reset={reset} />
        </main>
        <PageReady />
      </body>
    </html>
  );
}
