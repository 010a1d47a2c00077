'use client';

import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { hasAnswered } from '@/lib/contact/outbox';
import { nameAnchorEntries } from '@/lib/navigation/anchor-entries';
import { fetchAhead } from '@/lib/navigation/fetch-ahead';
import { answerLoads, keepOverReload, keepsDocument, loadPage } from '@/lib/navigation/leaving';
import { focusPage, idInAddress } from '@/lib/navigation/same-page';
import { followLinks } from '@/lib/navigation/soft-navigation';
import { focusLeftLink, foldAsLeft, isReturning, passOverPlace } from '@/lib/navigation/visit'; // loaded before the router listens
import { openFolds } from '@/lib/open-folds';
import { holdPressedFolds, layOutPressedFolds } from '@/lib/pressed-folds';

const words = { unsent: keepsDocument, answered: hasAnswered, load: loadPage };

/** One answer to all links of the site, and a sooner and steadier one to its folds, which old browsers open here. */
export function LinksAndFolds() {
  const router = useRouter();
  const [, update] = useReducer((updates: number) => updates + 1, 0);
  // Not urgent: what is would have React begin anew with a page that it is drawing.
  useEffect(() => followLinks(router.push, words, () => startTransition(update)), [router]);
  useEffect(() => fetchAhead(router.prefetch), [router]);
  useEffect(answerLoads, []);
  useEffect(layOutPressedFolds, []);
  useEffect(holdPressedFolds, []);
  useEffect(openFolds, []);
  const pathname = usePathname();
  useLayoutEffect(() => foldAsLeft(isReturning()), [pathname]);
  useEffect(() => nameAnchorEntries(keepOverReload), [pathname]);
  // The first page has its focus from the browser.
  const shown = useRef(pathname);
  useEffect(() => {
    const isShown = shown.current === pathname;
    shown.current = pathname;
    if (isShown) return;
    if (!isReturning() || !focusLeftLink()) focusPage(idInAddress());
    if (isReturning()) passOverPlace();
  }, [pathname]);
  return null;
}
