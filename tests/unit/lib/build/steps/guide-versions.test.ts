/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideVersions } from '@/lib/build/steps/guide-versions';
import { folderOf } from '../../../../support/folder';

const marks = (out: string) => readFileSync(join(out, '_versions.map'), 'utf8').split('\n');

it('marks each guide by its bytes, and nothing that nginx could not read', () => {
  const files = { 'guides/b.xlsx': 'one', 'guides/a.pdf': 'one', 'guides/A list.pdf': 'x' };
  const out = folderOf({ 'index.html': 'a', ...files });
  expect(guideVersions(out)).toBe('versions of 2 guides and workbooks');
  const before = marks(out);
  expect(before).toEqual([
    expect.stringMatching(/^\/guides\/a\.pdf [0-9a-f]{16};$/),
    expect.stringMatching(/^\/guides\/b\.xlsx [0-9a-f]{16};$/),
    '',
  ]);
  writeFileSync(join(out, 'guides/a.pdf'), 'two');
  guideVersions(out);
  expect(marks(out)[0]).not.toBe(before[0]);
  expect(marks(out).slice(1)).toEqual(before.slice(1));
});

it('leaves nginx an empty list where there are no guides', () => {
  const out = folderOf({ 'index.html': 'a' });
  guideVersions(out);
  expect(marks(out)).toEqual(['']);
});
