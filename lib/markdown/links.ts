/** What the addresses of links have to be, for messages. */
export const LINK_FORMS = 'a path of this site such as /contact, or https://, mailto: or tel:';

const FORMS = {
  // As the list of routes spells paths: no query, no anchor, no slash at the end.
  page: /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
  mail: /^mailto:[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
  phone: /^tel:\+?[0-9][0-9-]*$/,
  // Without `user@`, which makes an address look as if it led to another host than it does; beyond the
  // host what the standard for addresses lists, since a mark of direction does the same.
  web: /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][\w.~%!$&'()*+,;=:/?#-]*)?$/i,
};
type LinkKind = keyof typeof FORMS;

/** Where an address leads; undefined for one that a text may not hold. */
export const linkKind = (href: string): LinkKind | undefined =>
  (Object.keys(FORMS) as LinkKind[]).find((kind) => FORMS[kind].test(href));
