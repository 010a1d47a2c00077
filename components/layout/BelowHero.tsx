'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { goToPlace } from '@/lib/navigation/same-page';
import { awaitRest, leadsToTop } from '@/lib/navigation/soft-navigation';

/**
 * Keeps the footer out of the window for as long. A class would weigh in every style sheet, and no exported
 * page has this. By the attribute a step to the page knows that it has not arrived
 * (lib/navigation/soft-navigation.ts).
 */
const REST = <div data-rest="" ref={(box) => box?.style.setProperty('height', '100vh')} />;

/**
 * What stands below the hero of a long page. Where React leads to the page, the hero is painted first and
 * this follows at once: on a slow phone drawing all of it takes most of the time from the click.
 */
export function BelowHero({ children }: { children: ReactNode }) {
  const [isLater] = useState(leadsToTop);
  const [isWhole, setWhole] = useState(!isLater);
  useEffect(() => {
    if (!isWhole) {
      awaitRest();
      // Not by useDeferredValue: with the router's own it would wait for what that asks for once more.
      startTransition(() => setWhole(true));
    } else if (isLater) goToPlace(); // a link of the hero may have led to what was not there
  }, [isLater, isWhole]);
  return isWhole ? children : REST;
}
