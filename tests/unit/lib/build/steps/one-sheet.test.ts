/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@/lib/build/export';
import { oneSheet, sheetOf, sheetsOf, withOneSheet } from '@/lib/build/steps/one-sheet';
import { folderOf } from '../../../../support/folder';

const link = (name: string, rest = '') =>
  `<link rel="stylesheet" href="/_next/${name}.css" data-precedence="next"${rest}/>`;
const page = (...sheets: string[]) => `<head>${sheets.join('')}<title>T</title></head>`;
const texts: Record<string, string> = { a: 'a{color:red}', b: '@layer x{b{color:$&}}' };
const read = (address: string) => texts[/(\w+)\.css$/.exec(address)?.[1] ?? ''] ?? '';

it('leaves a page with one sheet alone', () => {
  expect(withOneSheet(page(link('a')), read)).toEqual({ html: page(link('a')) });
});

it('puts one sheet before Next’s own, which stay disabled', () => {
  const { html, sheet } = withOneSheet(page(link('a'), link('b')), read);
  expect(sheet?.address).toMatch(/^\/_next\/[0-9a-f]{16}\.css$/);
  const name = sheet?.address.replace(/^\/_next\/|\.css$/g, '') ?? '';
  const off = ' media="not all" disabled=""';
  expect(html).toBe(page(link(name), link('a', off), link('b', off)));
});

it('finds the sheets that Next wrote, in a page that was joined and in one that was not', () => {
  const own = ['/_next/a.css', '/_next/b.css'];
  const both = page(link('a'), link('b'));
  expect(sheetsOf(both)).toEqual(own);
  expect(sheetsOf(withOneSheet(both, read).html)).toEqual(own);
});

it('finds the sheet that a browser fetches', () => {
  expect(sheetOf(page(link('a')))).toBe('/_next/a.css');
  const { html, sheet } = withOneSheet(page(link('a'), link('b')), read);
  expect(sheetOf(html)).toBe(sheet?.address);
  expect(sheetOf(page())).toBeUndefined();
});

it('joins the sheets in their order, as they are', () => {
  const { sheet } = withOneSheet(page(link('a'), link('b')), read);
  expect(sheet?.text).toBe('a{color:red}\n@layer x{b{color:$&}}');
  const other = withOneSheet(page(link('b'), link('a')), read).sheet;
  expect(other?.address).not.toBe(sheet?.address);
});

it('refuses what it cannot join', () => {
  expect(() => withOneSheet(page(), read)).toThrow('no style sheet');
  expect(() => withOneSheet(page(link('a'), link('far/b')), read)).toThrow('outside /_next');
  for (const first of ['@import "c.css";', '@charset "utf-8";']) {
    const sheets = page(link('a'), link('b'));
    expect(() => withOneSheet(sheets, () => first)).toThrow('imports another');
  }
});

it('writes one file for all pages with the same sheets', () => {
  const out = folderOf({
    'index.html': page(link('a')),
    'one.html': page(link('a'), link('b')),
    'two.html': page(link('a'), link('b')),
    '_next/a.css': 'a{}',
    '_next/b.css': 'b{}',
  });
  expect(oneSheet(out)).toBe('one style sheet in each of 3 pages, 1 joined');
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(read('one.html')).toBe(read('two.html'));
  expect(read('index.html')).toBe(page(link('a')));
  const [joined] = filesOf(out).filter((file) => /[0-9a-f]{16}\.css$/.test(file));
  expect(read(joined ?? '')).toBe('a{}\nb{}');
});

it('names the page that it cannot read', () => {
  const out = folderOf({ 'index.html': page(link('a')), 'broken.html': page() });
  expect(() => oneSheet(out)).toThrow(/^broken\.html: /);
});
