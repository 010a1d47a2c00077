export type LinkKind = 'page' | 'web' | 'mail' | 'phone';

/** What the addresses of links have to be, for messages. */
export const LINK_FORMS = 'a path of this site such as /contact, or https://, mailto: or tel:';

/** A path as the list of routes spells them: no query, no anchor, no slash at the end. */
const PAGE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/;
const PHONE = /^tel:\+?[0-9][0-9-]*$/;

/** `user@` in an address makes it look as if it led to another host than it does. */
function isWebAddress(href: string): boolean {
  if (!href.startsWith('https://') || /\s/.test(href) || !URL.canParse(href)) return false;
  const { username, password, hostname } = new URL(href);
  return username === '' && password === '' && hostname.includes('.');
}

/** Where an address leads; undefined for one that a text may not hold. */
export function linkKind(href: string): LinkKind | undefined {
  if (PAGE.test(href)) return 'page';
  if (MAIL.test(href)) return 'mail';
  if (PHONE.test(href)) return 'phone';
  return isWebAddress(href) ? 'web' : undefined;
}
