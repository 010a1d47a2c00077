/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptHints } from '@/lib/build/steps/script-hints';
import { SCRIPT_LIST_ID } from '@/lib/page-script/loading';
import { folderOf } from '../../../../support/folder';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const page = (...chunks: string[]) => {
  const list = JSON.stringify(['/_next/static/payload/0.js', ...chunks.map(chunk)]);
  return `<body><script type="application/json" id="${SCRIPT_LIST_ID}">${list}</script></body>`;
};
const OUTLINE = ':HL["/a.css","style"]\n0:{}\n';

it('names in each outline what its page alone, or not every page, has', () => {
  const out = folderOf({
    'index.html': page('all'),
    '__next._tree.txt': OUTLINE,
    'contact.html': page('all', 'form'),
    'contact/__next._tree.txt': OUTLINE,
    'services/cloud.html': page('estimator', 'all', 'form'),
    'services/cloud/__next._tree.txt': OUTLINE,
    '404.html': page('missing'),
  });
  expect(scriptHints(out)).toBe('scripts of their own named ahead in the outlines of 2 pages');
  const read = (folder: string) => readFileSync(join(out, folder, '__next._tree.txt'), 'utf8');
  const hint = (name: string) => `:HL["${chunk(name)}","script"]\n`;
  expect(read('')).toBe(OUTLINE);
  expect(read('contact')).toBe(hint('form') + OUTLINE);
  expect(read('services/cloud')).toBe(hint('estimator') + hint('form') + OUTLINE);
});

it('names a page without a list', () => {
  const out = folderOf({ 'index.html': page('all'), 'broken.html': '<body></body>' });
  expect(() => scriptHints(out)).toThrow('broken.html: the page has no list of scripts');
});
