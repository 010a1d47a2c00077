/**
 * The phone's menu, which is the last of the header. Here and not in MobileMenu.tsx: of a client's module the
 * root layout would get a reference instead of the text.
 */
export const MENU_ID = 'mobile-menu';
