/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { nextSheet, readAhead } from '@/lib/build/ahead';
import { folderOf } from '../../../support/folder';

const page = (sheet: string, links: readonly string[], script = 'all') =>
  `<head><link rel="stylesheet" href="/${sheet}.css"/><script src="/${script}.js" async=""></script></head>` +
  links.map((path) => `<a class="link" href="${path}">Link</a>`).join('');

const SHEETS = new Map([
  ['/', '/home.css'],
  ['/contact', '/contact.css'],
  ['/a', '/landing.css'],
  ['/b', '/landing.css'],
]);

it.each([
  ['of most pages that are linked', page('home', ['/contact', '/a', '/b']), '/landing.css'],
  [
    'however often one of them is',
    page('home', ['/contact', '/a', '/b', '/contact', '/contact']),
    '/landing.css',
  ],
  [
    'by links to a place on them, too',
    page('home', ['/contact', '/a#plans', '/b#faq']),
    '/landing.css',
  ],
  [
    'but by none that asks for something',
    page('home', ['/contact', '/a?users=5', '/b?users=5']),
    '/contact.css',
  ],
  [
    'the first of as many',
    page('home', ['/contact', '/a', '/files/a.pdf', 'https://b.example/b']),
    '/contact.css',
  ],
  ['none where most have the own one', page('landing', ['/', '/a', '/b']), undefined],
  ['none where no page is linked', page('home', ['/unknown']), undefined],
])('finds the sheet %s', (_, html, sheet) => {
  expect(nextSheet(html, SHEETS)).toBe(sheet);
});

it('says what other pages need, and which sheet is likely to be the next', () => {
  const home = page('home', ['/contact']);
  const contact = page('contact', ['/contact'], 'form');
  const ahead = readAhead(folderOf({ 'index.html': home, 'contact.html': contact }));
  const files = '{"/":["/all.js","/home.css"],"/contact":["/form.js","/contact.css"]}';
  const sorted = (script: string) => JSON.parse(script.replace(/^self\.pageFiles=|;.*/g, ''));
  expect(sorted(ahead(home))).toEqual(JSON.parse(files));
  expect(ahead(home)).toMatch(/;self\.nextSheet="\/contact\.css"$/);
  expect(ahead(contact)).not.toContain('nextSheet');
});

it('keeps no page in memory for the names that it has read there', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const rest = 'x'.repeat(1_000_000);
  const pages = Array.from({ length: 40 }, (_, index) => [
    `resources/article-${index}.html`,
    page(`_next/static/chunks/${index}`, ['/contact'], `_next/static/chunks/${index}`) + rest,
  ]);
  const out = folderOf(Object.fromEntries(pages));
  const before = held();
  const ahead = readAhead(out);
  expect(held() - before).toBeLessThan(pages.length * rest.length * 0.1);
  expect(ahead('')).toContain('/_next/static/chunks/39.js');
});
