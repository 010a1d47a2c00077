import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@/lib/build/export';
import { DRAFT_ID, DRAFT_WORD } from '../support/drafts';
import { FIRST_MANIFEST, manifestOf, OUT } from '../support/exports';

it('writes the same bytes twice, whatever the machine’s zone and language, and with drafts beside', () => {
  const first: Record<string, string> = JSON.parse(readFileSync(FIRST_MANIFEST, 'utf8'));
  expect(Object.keys(first).length).toBeGreaterThan(100);
  const second = manifestOf(OUT);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect(Object.keys(first).filter((file) => first[file] !== second[file])).toEqual([]);
});

it('has no word, card or entry of a draft', () => {
  for (const file of filesOf(OUT)) {
    expect([file, file.includes(DRAFT_ID)]).toEqual([file, false]);
    expect([file, readFileSync(join(OUT, file)).includes(DRAFT_WORD)]).toEqual([file, false]);
  }
});
