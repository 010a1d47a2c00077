/** @jest-environment node */
import { filesOf } from '@/lib/build/export';
import { removeInternals } from '@/lib/build/steps/remove-internals';
import { folderOf } from '../../../../support/folder';

it('removes Next’s own page for unknown addresses, and nothing else', () => {
  const out = folderOf({
    '_not-found.html': '',
    '_not-found.txt': '',
    '_not-found/index.txt': '',
    '404.html': '',
    'contact.html': '',
  });
  removeInternals(out);
  expect(filesOf(out)).toEqual(['404.html', 'contact.html']);
});

it('is content where there is nothing to remove', () => {
  expect(() => removeInternals(folderOf({ '404.html': '' }))).not.toThrow();
});
