/** The phone's menu, which is the last of the header. */
export const MENU_ID = 'mobile-menu';
