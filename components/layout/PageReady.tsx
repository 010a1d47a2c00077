'use client';

import { useEffect, useReducer } from 'react';
import { focusPage } from '@/lib/navigation/same-page';
import { READY_EVENT } from '@/lib/ready-event';

/**
 * Tells the page script that every handler is attached, and that what visitors had done to the controls
 * before is drawn. Stands last in the layout: its effects run last.
 */
export function PageReady() {
  // Drawn with whatever the other first effects have adopted.
  const [attached, attach] = useReducer(() => true, false);
  useEffect(attach, [attach]);
  useEffect(() => {
    if (!attached) return;
    // After the effects: within one, React draws nothing at once, which a click that is repeated may ask for.
    const timer = setTimeout(() => {
      // What said that the scripts are missing goes, and the focus with its button.
      if (document.activeElement?.closest('.scripts-notice')) focusPage();
      document.dispatchEvent(new Event(READY_EVENT));
    });
    return () => clearTimeout(timer);
  }, [attached]);
  return null;
}
