import { THEME_COLORS } from './theme';

/**
 * Colours of the style sheet (app/styles/tokens.css) for what cannot read it: the social cards, the workbooks,
 * the guides and the drawings in them. A test compares them. The browser's own bar and the manifest need no more
 * than THEME_COLORS.
 */
export const colors = {
  light: {
    bg: THEME_COLORS.light,
    surface: '#ffffff',
    lake: '#e6eff0',
    line: '#d9e0df',
    edge: '#7c9098',
    ink: '#0b1c24',
    muted: '#4b616b',
    beacon: '#ffb224',
    'beacon-ink': '#201400',
    'beacon-edge': '#0b1c24',
    link: '#0b5f6e',
    danger: '#b3311b',
    signal: '#0e7a52',
    bar: '#a8c3ce',
  },
  dark: {
    bg: THEME_COLORS.dark,
    line: '#1d3a47',
    ink: '#ecf3f3',
    muted: '#9db3bb',
    beacon: '#ffb224',
    bar: '#1c3d4b',
  },
} as const;
