'use client';

import { useLayoutEffect, type ReactNode } from 'react';
import { TOGGLE_THEME_EVENT } from '@/lib/theme';
import { ThemeContext } from './use-theme';

const actions = {
  toggleTheme: () => document.dispatchEvent(new Event(TOGGLE_THEME_EVENT)),
};

/** Hands the theme to React. The page script (lib/page-script) owns it: it works before React is there. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // Strict Mode's second mount resets the attributes of <html>: the page script shows the theme again.
    if (process.env.NODE_ENV === 'development') dispatchEvent(new StorageEvent('storage'));
  }, []);
  return <ThemeContext value={actions}>{children}</ThemeContext>;
}
