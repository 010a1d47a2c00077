'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  hasAnswered,
  keepOverReload,
  keepsDocument,
  loadPage,
  takeDraftOverLoads,
} from '@/components/contact/draft';
import { nameAnchorEntries } from '@/lib/anchor-entries';
import { fetchAhead } from '@/lib/fetch-ahead';
import { focusLeftLink, foldAsLeft } from '@/lib/left-link'; // loaded before the router listens
import { layOutPressedFolds } from '@/lib/pressed-folds';
import { isReturning } from '@/lib/returning'; // as well
import { focusPage, idInAddress } from '@/lib/same-page';
import { followLinks } from '@/lib/soft-navigation';

const words = { unsent: keepsDocument, answered: hasAnswered, load: loadPage };

/** One answer to all links of the site, and a sooner one to its folds. */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => followLinks(router.push, words), [router]);
  useEffect(() => fetchAhead(router.prefetch), [router]);
  useEffect(takeDraftOverLoads, []);
  useEffect(layOutPressedFolds, []);
  const pathname = usePathname();
  useLayoutEffect(() => foldAsLeft(isReturning()), [pathname]);
  useEffect(() => nameAnchorEntries(keepOverReload), [pathname]);
  // The first page has its focus from the browser.
  const shown = useRef(pathname);
  useEffect(() => {
    const isShown = shown.current === pathname;
    shown.current = pathname;
    if (isShown || (isReturning() && focusLeftLink())) return;
    focusPage(idInAddress());
  }, [pathname]);
  return null;
}
