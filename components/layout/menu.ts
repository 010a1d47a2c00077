/** The phone's menu, which is the last of the header. */
export const MENU_ID = 'mobile-menu';

/** From here on the bar has the entries: `--breakpoint-nav` of tokens.css, which a media query cannot read. */
export const NAV_BREAKPOINT = '56rem';
