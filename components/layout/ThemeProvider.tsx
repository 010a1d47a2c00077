'use client';

import { useLayoutEffect, type ReactNode } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { TOGGLE_THEME_EVENT } from '@/lib/theme';
import { putOffUnseen } from '@/lib/unseen';
import { ThemeContext } from './use-theme';

const actions = {
  toggleTheme: () => {
    const bringBack = putOffUnseen();
    document.dispatchEvent(new Event(TOGGLE_THEME_EVENT));
    void afterPaint().then(bringBack);
  },
};

/** Hands the theme to React. The page script (lib/page-script) owns it: it works before React is there. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // Strict Mode's second mount resets the attributes of <html>: the page script shows the theme again.
    if (process.env.NODE_ENV === 'development') dispatchEvent(new StorageEvent('storage'));
  }, []);
  return <ThemeContext value={actions}>{children}</ThemeContext>;
}
