/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@/lib/build/export';
import { folderIndexes } from '@/lib/build/steps/folder-indexes';
import { folderOf } from '../../../../support/folder';

it('writes every page again as the index of its folder, error pages not', () => {
  const out = folderOf({
    'index.html': 'home',
    'contact.html': 'contact',
    'services/cloud.html': 'cloud',
    '404.html': 'missing',
  });
  expect(folderIndexes(out)).toContain('2');
  expect(filesOf(out)).toEqual([
    '404.html',
    'contact.html',
    'contact/index.html',
    'index.html',
    'services/cloud.html',
    'services/cloud/index.html',
  ]);
  expect(readFileSync(join(out, 'services/cloud/index.html'), 'utf8')).toBe('cloud');
});
