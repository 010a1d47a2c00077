'use client';

import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  parseTheme,
  SET_THEME_EVENT,
  THEME_CHANGED_EVENT,
  THEME_KEY,
  type Theme,
} from '@/lib/theme';
import { ThemeContext } from './use-theme';

const isDark = () => document.documentElement.classList.contains('dark');
const currentTheme = (): Theme => (isDark() ? 'dark' : 'light');
const defaultTheme = (): Theme => 'dark';

function subscribe(onChange: () => void): () => void {
  document.addEventListener(THEME_CHANGED_EVENT, onChange);
  return () => document.removeEventListener(THEME_CHANGED_EVENT, onChange);
}

function setTheme(theme: Theme): void {
  document.dispatchEvent(new CustomEvent(SET_THEME_EVENT, { detail: theme }));
}

function savedTheme(): Theme | null {
  try {
    const saved = localStorage.getItem(THEME_KEY);
    return saved === null ? null : parseTheme(saved);
  } catch {
    return null;
  }
}

/** Hands the theme to React. The page script (lib/page-script) owns it: it works before React is there. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, currentTheme, defaultTheme);
  const toggleTheme = useCallback(() => setTheme(isDark() ? 'light' : 'dark'), []);

  // In development, Strict Mode's second mount resets the attributes of <html>.
  useLayoutEffect(() => {
    const saved = savedTheme();
    if (saved) document.documentElement.classList.toggle('dark', saved === 'dark');
  }, []);

  const value = useMemo(() => ({ theme, setTheme, toggleTheme }), [theme, toggleTheme]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}
