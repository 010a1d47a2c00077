'use client';

import { useLayoutEffect, type ReactNode } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { writeCopyrightYear } from '@/lib/copyright-year';
import { partsUnseen, putOff } from '@/lib/put-off';
import { TOGGLE_THEME_EVENT } from '@/lib/theme';
import { ThemeContext } from './use-theme';

const actions = {
  toggleTheme: () => {
    // The menu, when it is open, is all that is seen.
    const bringBack = putOff(partsUnseen(document.querySelector('dialog[open]')));
    document.dispatchEvent(new Event(TOGGLE_THEME_EVENT));
    void afterPaint().then(bringBack);
  },
};

/** Hands React the way to change the theme. The page script (lib/page-script) owns it: it works before React is there. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // Where React has drawn the page anew (the browser had translated it, the layout had failed, Strict Mode
    // mounts twice), what the page script wrote is gone: theme, frosted bar and year are shown again.
    dispatchEvent(new StorageEvent('storage'));
    dispatchEvent(new Event('scroll'));
    writeCopyrightYear();
  }, []);
  return <ThemeContext value={actions}>{children}</ThemeContext>;
}
