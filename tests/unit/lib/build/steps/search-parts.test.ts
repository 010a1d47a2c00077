/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibrary, withPart, type SearchFile } from '@/lib/articles/search-file';
import { wholeFile } from '@/lib/articles/search-parts';
import { filesOf } from '@/lib/build/export';
import { searchParts } from '@/lib/build/steps/search-parts';
import { folderOf } from '../../../../support/folder';
import { summaryOfWritten, written } from '../../../../support/search';

const FILE = 'resources/search.json';
const exportOf = (count: number) => {
  const many = Array.from({ length: count }, (_, index) =>
    written({
      id: `a-${index}`,
      excerpt: `Excerpt ${index} `.repeat(15),
      text: `text ${index} `.repeat(400),
    }),
  );
  const whole = wholeFile(many, summaryOfWritten, ({ text }) => text);
  return { whole, out: folderOf({ [FILE]: JSON.stringify(whole) }) };
};
const read = (out: string, file: string) => JSON.parse(readFileSync(join(out, file), 'utf8'));

it('leaves a small search file as it is', () => {
  const { out, whole } = exportOf(3);
  expect(searchParts(out)).toBe('one search file');
  expect(filesOf(out)).toEqual([FILE]);
  expect(read(out, FILE)).toEqual(whole);
});

it('divides a large one into files whose names are their contents, below what hosts keep for ever', () => {
  const { out, whole } = exportOf(600);
  searchParts(out);
  const divided: SearchFile<unknown> = read(out, FILE);
  const parts = [...divided.headParts, ...divided.bodyParts];
  expect(divided.headParts.length).toBeGreaterThan(0);
  expect(filesOf(out)).toEqual([...parts.map(({ name }) => name.slice(1)), FILE].sort());
  for (const { name } of parts)
    expect(name).toMatch(/^\/_next\/static\/search\/[0-9a-f]{16}\.json$/);
  // Put together again, they are the whole.
  const library = parts.reduce(
    (known, { name }) => withPart(known, name, read(out, name)),
    readLibrary(divided),
  );
  expect(library).toMatchObject({ total: 600 });
  const all = readLibrary(JSON.parse(JSON.stringify(whole)));
  expect(library.heads.flatMap(({ items }) => items ?? [])).toEqual(all.heads[0]?.items);
  expect(library.bodies.flatMap(({ texts }) => texts ?? [])).toEqual(whole.bodies);
  const { out: again } = exportOf(600);
  searchParts(again);
  expect(filesOf(again)).toEqual(filesOf(out));
});
