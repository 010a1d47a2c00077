import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { routes } from '@/content/routes';
import { htmlOf, scriptsOf } from '@/lib/build/export';
import { photoHost } from '@/lib/env';
import { ENDPOINT_OUT, OUT } from '../support/exports';
import { isLinkPage } from '../support/html';
import { CONTACT_ENDPOINT, TEST_PHOTO_HOST } from '../support/ports';

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const policyOf = (html: string) =>
  parse(html)
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content') ?? '';
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const pages = htmlOf(OUT).filter((file) => !isLinkPage(file));

it('stands in every page, error pages too', () => {
  // Every page, its folder index, and the 404 pages.
  expect(pages.length).toBeGreaterThan(routes.length * 2 - 1);
  for (const page of pages) {
    const html = read(OUT, page);
    const policy = policyOf(html);
    expect([page, policy.startsWith("default-src 'none'; ")]).toEqual([page, true]);
    expect(policy).not.toMatch(/unsafe|\*|strict-dynamic| data:(?! https)| http:\/\//);
    // After the charset, which has to stand in the first kilobyte, and before any script.
    const [toCharset = ''] = /^.*?<meta charset="utf-8"\/?>/is.exec(html) ?? [];
    expect([page, toCharset.length > 0]).toEqual([page, true]);
    expect(Buffer.byteLength(toCharset)).toBeLessThan(1_024);
    expect(toCharset).not.toContain('Content-Security-Policy');
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  }
});

it('allows exactly the inline scripts that stand in the page', () => {
  for (const page of pages) {
    const html = read(OUT, page);
    const hashes = scriptsOf(html)
      .filter(({ executable, src }) => executable && src === undefined)
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(hashes.length).toBeGreaterThan(0);
    expect(directives(policyOf(html))['script-src']).toEqual(["'self'", ...hashes]);
  }
});

it('is the same on every page: the first one governs the visit', () => {
  expect(new Set(pages.map((page) => policyOf(read(OUT, page)))).size).toBe(1);
});

it('allows this and nothing else; photo host and form endpoint come from their variables', () => {
  const always = {
    'default-src': ["'none'"],
    'script-src': expect.any(Array),
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
  };
  expect(directives(policyOf(read(OUT, 'contact.html')))).toEqual({
    ...always,
    'img-src': ["'self'", 'data:', photoHost],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
  });
  const endpoint = new URL(CONTACT_ENDPOINT).origin;
  expect(directives(policyOf(read(ENDPOINT_OUT, 'index.html')))).toEqual({
    ...always,
    'img-src': ["'self'", 'data:', TEST_PHOTO_HOST],
    'connect-src': ["'self'", endpoint],
    'form-action': ["'self'", endpoint],
  });
});
