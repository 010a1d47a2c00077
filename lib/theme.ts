/** The two themes. Dark is the default, whatever the system prefers. */
export type Theme = 'light' | 'dark';

/** Name under which the browser keeps the theme that a visitor has chosen. */
export const THEME_KEY = 'theme';

/** Told to the document, and so to the page script: the other theme. */
export const TOGGLE_THEME_EVENT = 'page:toggle-theme';

/** The colour of the browser's own bar in each theme; equals the page's background. */
export const THEME_COLORS: Record<Theme, string> = { light: '#f7f8f6', dark: '#07141b' };

/** Anything that is not the word light is dark: nothing saved, garbage, another case. */
export function parseTheme(saved: string | null | undefined): Theme {
  return saved === 'light' ? 'light' : 'dark';
}
