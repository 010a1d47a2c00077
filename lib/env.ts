/**
 * The site's settings, read in this one place. Next replaces each `process.env.NEXT_PUBLIC_…` by its
 * value at build time, so each has to be written out in full.
 */

/**
 * What an address may be made of: these values stand in the policy of every page, where a quote, a semicolon,
 * a space or a star in a host would change what it allows. A host beyond ASCII is written as xn--….
 */
const ADDRESS =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?(?:\/[\w.~%!$&'()*+,;=:@/-]*)?(?:\?[\w.~%!$&'()*+,;=:@/?-]*)?$/i;

const DEFAULT_SITE_URL = 'https://www.lakeward.example';
const DEFAULT_PHOTO_HOST = 'https://images.unsplash.com';

/**
 * Checks that a setting is an absolute http(s) address. Returns it as it was set: many hosts answer
 * `/contact` with a redirect where `/contact/` is meant, and a redirect takes no message along.
 * Throws an Error that names the variable; `undefined` and the empty string yield the fallback.
 */
export function webAddress(name: string, value: string | undefined, fallback: string): string {
  const given = value?.trim();
  if (!given) return fallback;
  const holds = ADDRESS.test(given) && URL.canParse(given);
  if (!holds) {
    throw new Error(`${name}: expected an absolute http(s) address, found "${given}"`);
  }
  return given;
}

/** An origin: an absolute http(s) address without a path or a slash at the end. Throws like webAddress. */
export function webOrigin(name: string, value: string | undefined, fallback: string): string {
  const address = webAddress(name, value, fallback).replace(/\/+$/, '');
  if (new URL(address).origin !== address.toLowerCase()) {
    throw new Error(`${name}: expected an origin without a path, found "${address}"`);
  }
  return address.toLowerCase();
}

/** An id that may stand in addresses and names of files. Throws an Error that names the variable. */
export function identifier(name: string, value: string): string {
  if (/^[A-Za-z0-9][\w.-]{0,63}$/.test(value)) return value;
  throw new Error(
    `${name}: expected 1 to 64 letters, digits, dots, hyphens and underscores, the first a letter or digit, found "${value}"`,
  );
}

/** Public address of the site, without a slash at the end. */
export const siteUrl = webOrigin(
  'NEXT_PUBLIC_SITE_URL',
  process.env.NEXT_PUBLIC_SITE_URL,
  DEFAULT_SITE_URL,
);

/** Where the contact form posts to; empty when submission is simulated. */
export const contactEndpoint = webAddress(
  'NEXT_PUBLIC_CONTACT_ENDPOINT',
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT,
  '',
);

/** Host of the photographs, without a slash at the end. */
export const photoHost = webOrigin(
  'NEXT_PUBLIC_PHOTO_HOST',
  process.env.NEXT_PUBLIC_PHOTO_HOST,
  DEFAULT_PHOTO_HOST,
);
