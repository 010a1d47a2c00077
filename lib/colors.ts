import { THEME_COLORS } from './theme';

/**
 * Colours of the style sheet (app/styles/tokens.css) for what cannot read it: the browser's own bar, the
 * manifest, the social cards. A test compares them.
 */
export const colors = {
  light: { bg: THEME_COLORS.light },
  dark: {
    bg: THEME_COLORS.dark,
    line: '#1d3a47',
    ink: '#ecf3f3',
    muted: '#9db3bb',
    beacon: '#ffb224',
    bar: '#1c3d4b',
  },
} as const;
