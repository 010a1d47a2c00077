'use client';

import { useEffect } from 'react';
import { READY_EVENT } from '@/lib/theme';

/** Tells the page script that every handler is attached. Stands last in the layout: its effect runs last. */
export function PageReady() {
  useEffect(() => {
    document.dispatchEvent(new Event(READY_EVENT));
  }, []);
  return null;
}
