import { contactFields, HONEYPOT } from './contact/fields';
import type { ContactFormat, Delivery, FixedField } from './contact/submit';

/**
 * The settings that pages are built from, read in this one place. Next replaces each
 * `process.env.NEXT_PUBLIC_…` by its value at build time, so each has to be written out in full. The calls
 * are marked as pure: a script that needs one of the settings does without the others and their checks.
 */

/**
 * What an address may be made of: these values stand in the policy of every page, where a quote, a semicolon,
 * a space or a star in a host would change what it allows. A host beyond ASCII is written as xn--….
 */
const ADDRESS =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?(?:\/[\w.~%!$&'()*+,;=:@/-]*)?(?:\?[\w.~%!$&'()*+,;=:@/?-]*)?$/i;

export const DEFAULT_SITE_URL = 'https://www.lakeward.example';
const DEFAULT_PHOTO_HOST = 'https://images.unsplash.com';

const isAddress = (value: string): boolean => ADDRESS.test(value) && URL.canParse(value);

/** Hosts of the machine itself: browsers let a page of https post there without encryption, and nowhere else. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?![\w.-])/i;

/**
 * An address to post to: an absolute https address (http on the machine itself), or a path of this site from
 * its root, where two slashes would begin another host. Empty when it is not set. Returns it as it was set:
 * many hosts answer `/contact` with a redirect where `/contact/` is meant, and a redirect takes no message
 * along. Throws an Error that names the variable.
 */
export function postAddress(name: string, value: string | undefined): string {
  const given = value?.trim() ?? '';
  if (/^\/(?!\/)/.test(given) && isAddress(`https://host${given}`)) return given;
  if (given === '' || (isAddress(given) && (/^https:/i.test(given) || LOOPBACK.test(given))))
    return given;
  throw new Error(
    `${name}: expected an absolute https address, or a path of this site that begins with one slash, found "${given}"`,
  );
}

/** What a message is written as; JSON when it is not set. Throws an Error that names the variable. */
export function messageFormat(name: string, value: string | undefined): ContactFormat {
  const given = value?.trim() || 'json';
  if (given === 'json' || given === 'form') return given;
  throw new Error(`${name}: expected json or form, found "${given}"`);
}

/**
 * The fields that go with every message, written as in an address: `access_key=abc&subject=Website`. Throws an
 * Error that names the variable.
 */
export function fixedFields(name: string, value: string | undefined): FixedField[] {
  const fields = [...new URLSearchParams(value?.trim())];
  const names = fields.map(([field]) => field);
  for (const [index, [field, content]] of fields.entries()) {
    if (!field || !content)
      throw new Error(`${name}: expected name=value, joined by &, found "${field}=${content}"`);
    if (field === HONEYPOT || contactFields.some((own) => own === field))
      throw new Error(`${name}: "${field}" is a field of the form itself`);
    if (names.indexOf(field) !== index) throw new Error(`${name}: "${field}" stands there twice`);
  }
  return fields;
}

/**
 * An origin: an absolute http(s) address, returned without a slash at the end. Throws an Error that names the
 * variable.
 */
export function webOrigin(name: string, value: string): string {
  const given = value.trim();
  const origin = given.replace(/\/+$/, '').toLowerCase();
  if (given && !isAddress(origin))
    throw new Error(`${name}: expected an absolute http(s) address, found "${given}"`);
  if (!given || new URL(origin).origin !== origin)
    throw new Error(`${name}: expected an origin without a path, found "${given}"`);
  return origin;
}

/** An id that may stand in addresses and names of files. Throws an Error that names the variable. */
export function identifier(name: string, value: string): string {
  if (/^[A-Za-z0-9][\w.-]{0,63}$/.test(value)) return value;
  throw new Error(
    `${name}: expected 1 to 64 letters, digits, dots, hyphens and underscores, the first a letter or digit, found "${value}"`,
  );
}

/**
 * Public address of the site, without a slash at the end. The default stands beside the value, where the
 * minifier drops it: scripts of a site that has been taken over would still name the old one.
 */
export const siteUrl = /* @__PURE__ */ webOrigin(
  'NEXT_PUBLIC_SITE_URL',
  process.env.NEXT_PUBLIC_SITE_URL?.trim() || DEFAULT_SITE_URL,
);

/** How the contact form's messages get to whoever delivers them. */
export const contactDelivery: Delivery = {
  endpoint: /* @__PURE__ */ postAddress(
    'NEXT_PUBLIC_CONTACT_ENDPOINT',
    process.env.NEXT_PUBLIC_CONTACT_ENDPOINT,
  ),
  format: /* @__PURE__ */ messageFormat(
    'NEXT_PUBLIC_CONTACT_FORMAT',
    process.env.NEXT_PUBLIC_CONTACT_FORMAT,
  ),
  fields: /* @__PURE__ */ fixedFields(
    'NEXT_PUBLIC_CONTACT_FIELDS',
    process.env.NEXT_PUBLIC_CONTACT_FIELDS,
  ),
};

/** Host of the photographs, without a slash at the end. */
export const photoHost = /* @__PURE__ */ webOrigin(
  'NEXT_PUBLIC_PHOTO_HOST',
  process.env.NEXT_PUBLIC_PHOTO_HOST?.trim() || DEFAULT_PHOTO_HOST,
);
