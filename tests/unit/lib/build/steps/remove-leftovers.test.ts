/** @jest-environment node */
import { filesOf } from '@/lib/build/export';
import { removeLeftovers } from '@/lib/build/steps/remove-leftovers';
import { folderOf } from '../../../../support/folder';

it('removes what file managers have left in any folder, and nothing else', () => {
  const own = ['.nojekyll', '.well-known/security.txt', '_headers', 'photographs/desk.jpg'];
  const left = ['.DS_Store', 'desktop.ini', 'photographs/._desk.jpg', 'photographs/Thumbs.db'];
  const out = folderOf(Object.fromEntries([...own, ...left].map((file) => [file, ''])));
  expect(removeLeftovers(out)).toBe('removed 4 leftovers of file managers');
  expect(filesOf(out)).toEqual(own);
});
