import { visible } from '@/lib/format/visible';
import { PAGE_PATH } from '@/lib/page-path';

const FORMS = {
  page: PAGE_PATH,
  guide: /^\/guides\/[a-z0-9-]+\.pdf$/,
  mail: /^mailto:[\w.+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
  phone: /^tel:\+?[0-9][0-9-]*$/,
  // Without `user@`, which makes an address look as if it led to another host than it does; beyond the
  // host what the standard for addresses lists, since a mark of direction does the same.
  web: /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][\w.~%!$&'()*+,;=:@/?#-]*)?$/i,
};
type LinkKind = keyof typeof FORMS;

/** Where an address leads; undefined for one that a text may not hold. */
export const linkKind = (href: string): LinkKind | undefined =>
  (Object.keys(FORMS) as LinkKind[]).find(
    // A host that ends in a number is an address of its own kind, and most such are none.
    (kind) => FORMS[kind].test(href) && (kind !== 'web' || URL.canParse(href)),
  );

/** Whether an address leads to a page or a guide of this site. */
export const leadsWithin = (href: string): boolean =>
  ['page', 'guide'].includes(linkKind(href) ?? '');

/** An https address: its host, and what stands behind it. */
const WEB = /^https:\/\/([^/?#]*)(.*)$/is;

/** Letters and digits beyond those that an address is made of. None that a reader does not see. */
const FOREIGN = /(?![\p{ASCII}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{N}]/gu;

/** An address as it is published: `/wiki/Montréal`, copied from a browser, is percent-encoded. */
export function addressOf(href: string): string {
  const behind = WEB.exec(href)?.[2] ?? '';
  return href.slice(0, href.length - behind.length) + behind.replace(FOREIGN, encodeURIComponent);
}

/** What else an address has to be that begins as one of the forms. */
const FORMED: ReadonlyArray<readonly [beginning: RegExp, expected: string]> = [
  [
    /^\/(?!\/)/,
    'the path of a page or guide alone, such as /contact: in lower case, without ?, # or / at its end',
  ],
  [/^https:/i, 'an https address whose host is one such as www.example.com'],
  [/^mailto:/i, 'mailto: and one address alone, such as mailto:name@example.com'],
  [/^tel:/i, 'tel: and digits with hyphens between, such as tel:+1-416-555-0142'],
];

/** What an address should have been that a text may not hold, for messages. */
export function expectedAddress(href: string): string {
  const [, host = '', behind = ''] = WEB.exec(href) ?? [];
  const without = (letter: string) => `an https address without "${visible(letter)}"`;
  const [inHost] = /[^a-z0-9.-]/iu.exec(host) ?? [];
  if (inHost !== undefined) return `${without(inHost)} in its host`;
  const [further] = /[^\w.~%!$&'()*+,;=:@/?#-]/u.exec(behind.replace(FOREIGN, '')) ?? [];
  if (further !== undefined) return `${without(further)} behind its host`;
  const [, expected] = FORMED.find(([beginning]) => beginning.test(href)) ?? [];
  return expected ?? 'a path of this site such as /contact, or https://, mailto: or tel:';
}
