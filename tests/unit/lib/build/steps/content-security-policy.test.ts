/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, policyOf } from '@/lib/build/steps/content-security-policy';
import { photoHost } from '@/lib/env';
import { folderOf } from '../../../../support/folder';

it('hashes what runs, not what is data, and reads line ends as browsers do', () => {
  const unix = policyOf('<script>a\nb</script><script type="application/json">[]</script>');
  expect(policyOf('<script>a\r\nb</script>')).toBe(unix);
  expect(unix.match(/sha256-/g)).toHaveLength(1);
});

it('hashes a script once, however often it stands there', () => {
  expect(policyOf('<script>a</script><script>a</script>').match(/sha256-/g)).toHaveLength(1);
});

it('allows photographs of their host, and nothing by default', () => {
  const policy = policyOf('<p>x</p>').split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain(`img-src 'self' data: ${photoHost}`);
});

it.each([
  ['<p style="color:red">x</p>', 'style='],
  ['<img src="x" onerror="y()">', 'onerror='],
  ['<style>p{}</style>', '<style'],
  ['<p data-a="x > y" style="color:red">x</p>', 'style='],
  ["<p title='x' STYLE = 'color:red'>x</p>", 'STYLE'],
  ['<svg/onload=y()>', 'onload='],
  ['<p title="x"style="y">x</p>', 'style='],
])('refuses %s, which it would block', (html, named) => {
  expect(() => policyOf(html)).toThrow(named);
});

it('reads attributes, not what stands in them or between tags', () => {
  const quoted = 'only = one and style = two';
  for (const html of [
    `<meta name="description" content="${quoted}"/>`,
    `<meta content='a "b" ${quoted}'>`,
    `<p title="a > b ${quoted}">${quoted}</p>`,
    `<p>1 &lt; 2, ${quoted}</p>`,
  ])
    expect(policyOf(html)).toBe(policyOf('<p>x</p>'));
});

it('stands right after the charset of every page', () => {
  const html = '<head><meta charSet="utf-8"/><script>a</script></head>';
  const out = folderOf({ 'index.html': html, 'a/b.html': html });
  contentSecurityPolicy(out);
  for (const page of ['index.html', 'a/b.html']) {
    expect(readFileSync(join(out, page), 'utf8')).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`,
    );
  }
});

it.each([
  ['has no charset', '<head></head>', /^index\.html: no charset/],
  [
    'holds what it would block',
    '<meta charset="utf-8"><style>p{}</style>',
    /^index\.html: .*<style/,
  ],
])('names a page that %s', (_fault, html, message) => {
  expect(() => contentSecurityPolicy(folderOf({ 'index.html': html }))).toThrow(message);
});
