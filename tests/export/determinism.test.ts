import { readFileSync } from 'node:fs';
import { FIRST_MANIFEST, manifestOf, OUT } from '../support/exports';

it('writes the same bytes twice, whatever the zone and the language of the machine', () => {
  const first: Record<string, string> = JSON.parse(readFileSync(FIRST_MANIFEST, 'utf8'));
  expect(Object.keys(first).length).toBeGreaterThan(100);
  const second = manifestOf(OUT);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect(Object.keys(first).filter((file) => first[file] !== second[file])).toEqual([]);
});
