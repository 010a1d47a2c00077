/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesOf } from '@/lib/build/export';
import { compressedCopies } from '@/lib/build/steps/compressed-copies';
import { manifestOf } from '../../../../support/exports';
import { folderOf } from '../../../../support/folder';

const files = {
  'contact.html': '<p>contact</p>'.repeat(200),
  'contact/index.html': '<p>contact</p>'.repeat(200),
  'guides/budget.pdf': '%PDF-1.7 '.repeat(200),
  'icon.svg': '<svg></svg>',
  'og/home.png': 'a picture '.repeat(200),
  _headers: '/*\n  X-Frame-Options: DENY\n'.repeat(200),
};
const large = ['contact.html', 'contact/index.html', 'guides/budget.pdf'];
const before = process.env.PRECOMPRESS;
const compressed = (encodings: string) => {
  process.env.PRECOMPRESS = encodings;
  const out = folderOf(files);
  return { out, said: compressedCopies(out) };
};
afterEach(() => {
  process.env.PRECOMPRESS = before ?? '';
});

it('leaves an export alone for which no copies are asked', () => {
  const { out, said } = compressed('');
  expect(said).toBe('no compressed copies');
  expect(filesOf(out)).toEqual(Object.keys(files).sort());
});

it('writes copies beside what is large and compressible, and leaves the files as they are', () => {
  const { out, said } = compressed('gzip,brotli');
  expect(said).toBe('6 compressed copies');
  const copies = large.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(filesOf(out)).toEqual([...Object.keys(files), ...copies].sort());
  for (const [file, text] of Object.entries(files))
    expect(readFileSync(join(out, file), 'utf8')).toBe(text);
  for (const file of large) {
    const original = readFileSync(join(out, file));
    expect(gunzipSync(readFileSync(join(out, `${file}.gz`)))).toEqual(original);
    expect(brotliDecompressSync(readFileSync(join(out, `${file}.br`)))).toEqual(original);
  }
});

it('writes the same bytes again, with no time in them', () => {
  const { out } = compressed('gzip,brotli');
  expect(manifestOf(compressed('gzip,brotli').out)).toEqual(manifestOf(out));
  for (const file of large)
    expect([...readFileSync(join(out, `${file}.gz`)).subarray(4, 8)]).toEqual([0, 0, 0, 0]);
});
