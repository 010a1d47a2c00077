import { createContext, useContext } from 'react';

interface ThemeActions {
  toggleTheme: () => void;
}

/** Hands the change of the theme down the page; null without a ThemeProvider. */
export const ThemeContext = createContext<ThemeActions | null>(null);

/** How to change the theme. Throws when there is no ThemeProvider above the component. */
export function useTheme(): ThemeActions {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme must be used within a ThemeProvider');
  return value;
}
