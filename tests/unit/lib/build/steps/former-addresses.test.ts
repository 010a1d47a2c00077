/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { filesOf } from '@/lib/build/export';
import { policyOf } from '@/lib/build/steps/content-security-policy';
import { formerAddresses } from '@/lib/build/steps/former-addresses';
import { absoluteUrl } from '@/lib/seo/urls';
import { folderOf } from '../../../../support/folder';
import { formerIds, renamed } from '../../../../support/renamed';

const [first, second] = formerIds;

const text = (out: string, file: string) => readFileSync(join(out, file), 'utf8');

it('writes the rules that hosts read, and takes out what told it', () => {
  const out = folderOf(renamed);
  expect(formerAddresses(out)).toBe('2 former addresses');
  expect(text(out, '_redirects')).toBe(
    [
      `/resources/${first} /resources/now 301!`,
      `/resources/${first} /resources/now 301`,
      `/resources/${second} /resources/now 301!`,
      `/resources/${second} /resources/now 301`,
      '',
    ].join('\n'),
  );
  expect(text(out, '_redirects.map')).toBe(
    `/resources/${first} /resources/now;\n/resources/${second} /resources/now;\n`,
  );
  expect(existsSync(join(out, 'formerly.json'))).toBe(false);
});

it('writes them behind the rules of whoever deploys the site', () => {
  const out = folderOf({ ...renamed, _redirects: '/old /new 302' });
  formerAddresses(out);
  expect(text(out, '_redirects')).toMatch(
    /^\/old \/new 302\n\/resources\/first \/resources\/now 301!\n/,
  );
});

it.each(formerIds)('leaves a page at /resources/%s that leads to the article', (id) => {
  const out = folderOf(renamed);
  formerAddresses(out);
  const html = text(out, `resources/${id}.html`);
  const document = parse(html);
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  expect(attribute('main a', 'href')).toBe('/resources/now');
  expect(document.querySelector('main a')?.text).toBe('R&D “now” <again>');
  expect(document.querySelector('h1')?.text).toBe('Moved');
  expect(document.querySelector('title')?.text).toBe('Moved | Company');
  // Search engines take this for a redirect for good, unless they are told to leave the page out.
  expect(attribute('meta[http-equiv="refresh"]', 'content')).toBe('0; url=/resources/now');
  expect(attribute('link[rel="canonical"]', 'href')).toBe(absoluteUrl('/resources/now'));
  expect(html).not.toContain('noindex');
  expect(attribute('html', 'lang')).toBe('en-CA');
  expect(attribute('link[rel="stylesheet"]', 'href')).toBe('/_next/one.css');
  expect(document.querySelectorAll('script, style, [style]')).toEqual([]);
  expect(policyOf(html)).toContain("script-src 'self';");
});

it('writes nothing where no article was renamed', () => {
  const out = folderOf({
    ...renamed,
    'formerly.json': JSON.stringify({ heading: 'Moved', siteName: 'Company', addresses: [] }),
  });
  expect(formerAddresses(out)).toBe('no former addresses');
  expect(filesOf(out)).toEqual(['resources/now.html']);
});

it('stops when the article’s page has no style sheet to lend', () => {
  const out = folderOf({ ...renamed, 'resources/now.html': '<html lang="en-CA">' });
  expect(() => formerAddresses(out)).toThrow('/resources/now: no <link rel="stylesheet"');
});
