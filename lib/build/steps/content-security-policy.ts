import { createHash } from 'node:crypto';
import { contactDelivery, photoHost } from '@/lib/env';
import { rewritePages, scriptsOf } from '../export';

const hashOf = (text: string): string =>
  // Browsers read a line end as LF before they hash.
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** A tag, whatever its attributes hold: what stands in quotes ends neither tag nor attribute. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** The first tag that the policy would block. */
const strayOf = (markup: string): string | undefined =>
  markup
    .match(TAG)
    ?.map((tag) => tag.replace(/"[^"]*"|'[^']*'/g, '""'))
    .find((tag) => /^<style\b|[\s/"](?:style|on[a-z]+)\s*=/i.test(tag));

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * The policy of a page, from the scripts that stand in it. All but the hashes is the same on every page:
 * the first page's policy governs a whole visit, however many pages it leads to.
 * Throws for what the policy would block: a style attribute or element, an event handler.
 */
export function policyOf(html: string): string {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
  const stray = strayOf(markup);
  if (stray !== undefined) throw new Error(`the policy would block ${stray}`);
  const inline = scriptsOf(html).filter(({ src, executable }) => executable && src === undefined);
  const hashes = [...new Set(inline.map(({ text }) => hashOf(text)))];
  const contactEndpoint = contactDelivery.endpoint;
  const elsewhere = contactEndpoint && !contactEndpoint.startsWith('/');
  const endpoint = elsewhere ? ` ${new URL(contactEndpoint).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trimEnd(),
    "style-src 'self'",
    `img-src 'self' data: ${photoHost}`,
    "font-src 'self'",
    `connect-src 'self'${endpoint}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // An endpoint may answer a native post by leading back to a page of ours.
    `form-action ${contactEndpoint ? `'self'${endpoint}` : "'none'"}`,
  ].join('; ');
}

/** Puts its policy into every page, right after the charset, which has to stand in the first kilobyte. */
export function contentSecurityPolicy(out: string): string {
  const pages = rewritePages(out, (html) => {
    if (!CHARSET.test(html)) throw new Error('no charset to put the policy after');
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
    return html.replace(CHARSET, (charset) => charset + policy);
  });
  return `a policy in ${pages} pages`;
}
