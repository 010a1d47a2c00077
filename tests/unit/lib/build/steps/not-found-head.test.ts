/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundHead, steadyMeta, withFont } from '@/lib/build/steps/not-found-head';
import { folderOf } from '../../../../support/folder';

const FONT = '<link rel="preload" href="/f.woff2" as="font"/>';
const VIEWPORT = '<meta name="viewport" content="width=device-width"/>';
const [A, ROBOTS] = ['<meta name="a" content="1"/>', '<meta name="robots" content="noindex"/>'];
const head = (tags: string) =>
  `<head><meta charSet="utf-8"/>${tags}</head><body><meta name="z"/></body>`;

it('puts named meta tags in one order, and moves nothing else', () => {
  const steady = steadyMeta(head(`${A}<title>T</title>${ROBOTS}`));
  expect(steady).toBe(head(`${A}${ROBOTS}<title>T</title>`));
  expect(steadyMeta(head(`${ROBOTS}${A}<title>T</title>`))).toBe(steady);
});

it('leaves a head without named tags alone', () => {
  expect(steadyMeta(head('<title>T</title>'))).toBe(head('<title>T</title>'));
});

it('preloads the font that other pages preload, once', () => {
  const mended = withFont(`<head>${VIEWPORT}</head>`, `<head>${FONT}</head>`);
  expect(mended).toBe(`<head>${VIEWPORT}${FONT}</head>`);
  expect(withFont(mended, FONT)).toBe(mended);
  expect(() => withFont(mended, '<head></head>')).toThrow('preloads no font');
});

it('mends the page for unknown addresses', () => {
  const out = folderOf({
    'index.html': `<head>${FONT}</head>`,
    '404.html': `<head>${VIEWPORT}${ROBOTS}${A}</head>`,
  });
  notFoundHead(out);
  expect(readFileSync(join(out, '404.html'), 'utf8')).toBe(
    `<head>${VIEWPORT}${FONT}${A}${ROBOTS}</head>`,
  );
});
