/** @jest-environment node */
import { readArticles } from '@/content/articles';
import { isLeftover } from '@/lib/build/leftovers';
import { draftArticle } from '../../../support/drafts';
import { folderOf } from '../../../support/folder';

it.each([
  '.DS_Store',
  '._desk.jpg',
  'Icon\r',
  'Thumbs.db',
  'ehthumbs.db',
  'Desktop.ini',
  'desktop.ini',
])('knows %j for what a file manager left', (name) => expect(isLeftover(name)).toBe(true));

it.each([
  '_headers',
  '.well-known',
  '.nojekyll',
  '._',
  'icon.svg',
  'my-thumbs.db',
  'desktop.ini.md',
])('leaves %j to whoever put it there', (name) => expect(isLeftover(name)).toBe(false));

// Windows has no file called Icon\r.
it.each(['Thumbs.db', 'desktop.ini'])('passes %j over among articles', (name) => {
  const read = (other: string) =>
    readArticles(folderOf({ 'one.md': draftArticle, [other]: '' }), true);
  expect(read(name).map(({ id }) => id)).toEqual(['one']);
  expect(() => read(`my ${name}`)).toThrow('expected only .md files here');
});
