import { createContext } from 'react';
import { useProvided } from '@/components/ui/use-provided';

interface ThemeActions {
  toggleTheme: () => void;
}

/** Hands the change of the theme down the page; null without a ThemeProvider. */
export const ThemeContext = createContext<ThemeActions | null>(null);

/** How to change the theme. Throws when there is no ThemeProvider above the component. */
export const useTheme = (): ThemeActions =>
  useProvided(ThemeContext, 'useTheme must be used within a ThemeProvider');
