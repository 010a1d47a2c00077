'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import {
  keepOverReload,
  keepsDocument,
  loadPage,
  outbox,
  takeDraftOverLoads,
} from '@/components/contact/draft';
import { nameAnchorEntries } from '@/lib/anchor-entries';
import { layOutPressedFolds } from '@/lib/pressed-folds';
import { focusPage } from '@/lib/same-page';
import '@/lib/returning'; // before the router listens
import { followLinks } from '@/lib/soft-navigation';

const words = {
  unsent: keepsDocument,
  answered: async () => {
    const { underWay } = outbox;
    await underWay?.catch(() => undefined);
    return outbox.underWay !== underWay; // a form on the page has said it
  },
  load: loadPage,
};

/** One answer to all links of the site, and a sooner one to its folds. */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => followLinks(router, words), [router]);
  useEffect(takeDraftOverLoads, []);
  useEffect(layOutPressedFolds, []);
  const pathname = usePathname();
  useEffect(() => nameAnchorEntries(keepOverReload), [pathname]);
  // The first page has its focus from the browser.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) focusPage(location.hash.slice(1) || undefined);
    shown.current = pathname;
  }, [pathname]);
  return null;
}
