/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { onIntent, scriptsOnIntent } from '@/lib/build/steps/scripts-on-intent';
import { folderOf } from '../../../../support/folder';

const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script><script>page()</script><script src="/_next/old.js" noModule=""></script></head><body><p>Words</p><script type="application/ld+json">{"a":1}</script><script id="_R_">boot()</script><script src="/_next/z.js" async=""></script><script src="/_next/a.js" async=""></script><script src="/_next/turbopack-b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"$&"])</script></body></html>`;

const FILES = {
  '_next/a.js': 'a()',
  '_next/z.js': 'z()',
  '_next/turbopack-b.js': 'b()',
  '_next/later.js': 'later()',
  '_next/old.js': 'old()',
};

const AHEAD = 'self.pageFiles={}';
const { html, payload, address } = onIntent(PAGE, AHEAD);

it('takes the framework’s scripts and data out of the page, and leaves the rest', () => {
  expect(html).not.toMatch(/src=|as="script"|__next_f|_R_/);
  expect(html).toContain('<script>page()</script>');
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>');
  expect(html).toContain('<p>Words</p>');
});

it('lists the data first, then each file once, without those for old browsers, and last what starts them', () => {
  expect(html).toContain(
    `id="page-scripts">["${address}","/_next/a.js","/_next/z.js","/_next/turbopack-b.js"]</script></body>`,
  );
});

it('keeps the data as it is, in order, behind what is said of other pages', () => {
  expect(payload).toBe(
    '{self.pageFiles={};\nboot();\n(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"$&"])}',
  );
});

it('lets no browser run a part of the data', () => {
  const read = (length: number) => new Script(payload.slice(0, length));
  expect(() => read(payload.length)).not.toThrow();
  for (let length = 1; length < payload.length; length += 1)
    expect(() => read(length)).toThrow(expect.objectContaining({ name: 'SyntaxError' }));
});

it('refuses a page that Next no longer writes this way', () => {
  for (const other of [
    '<html><body></body></html>',
    PAGE.replaceAll('turbopack-', 'other-'),
    PAGE.replaceAll(/__next_f|_R_/g, 'other'),
  ])
    expect(() => onIntent(other, AHEAD)).toThrow('no scripts of Next');
});

it('writes the data of every page beside it, with what it says of other pages', () => {
  const form = `<script src="/_next/form.js" async=""></script>`;
  const out = folderOf({
    'index.html': PAGE,
    'contact.html': PAGE.replace('</head>', `${form}</head>`),
    '404.html': PAGE.replaceAll('/_next/z.js', '/_next/missing.js'),
    ...FILES,
    '_next/form.js': 'form()',
    '_next/missing.js': 'missing()',
  });
  expect(scriptsOnIntent(out)).toContain('3 pages');
  const written = onIntent(PAGE, 'self.pageFiles={"/contact":["/_next/form.js"]}');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(written.html);
  expect(readFileSync(join(out, written.address), 'utf8')).toBe(written.payload);
});

it('has every file of the framework read ahead of its use, and no other', () => {
  const out = folderOf({ 'index.html': PAGE, 'contact.html': PAGE, ...FILES });
  scriptsOnIntent(out);
  const { '_next/old.js': old, ...files } = FILES;
  for (const [file, text] of Object.entries(files))
    expect(readFileSync(join(out, file), 'utf8')).toBe(
      file === '_next/later.js' ? text : `//# allFunctionsCalledOnLoad\n${text}`,
    );
});

it('takes away what only browsers without modules would fetch', () => {
  const out = folderOf({ 'index.html': PAGE, ...FILES });
  scriptsOnIntent(out);
  expect(existsSync(join(out, '_next/old.js'))).toBe(false);
});

it('names the page that it cannot read', () => {
  const out = folderOf({ 'index.html': PAGE, 'broken.html': '<html></html>' });
  expect(() => scriptsOnIntent(out)).toThrow(/^broken\.html: /);
});
