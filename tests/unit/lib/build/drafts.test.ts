/** @jest-environment node */
import nodeModule from 'node:module';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { draftsNote } from '@/lib/build/drafts';
import config from '@/next.config';
import { draftArticle, draftGuide } from '../../../support/drafts';
import { folderOf } from '../../../support/folder';

const shown = draftArticle.replace('draft: true\n', '');
const project = (files: Record<string, string>) =>
  folderOf({ 'content/articles/shown.md': shown, 'content/guides/shown.md': shown, ...files });

it('names every draft of a project, by its file', () => {
  const article = { 'content/articles/b.md': draftArticle };
  expect(draftsNote(project(article))).toBe('Note: 1 draft is in no export: content/articles/b.md');
  const both = { 'content/guides/a.md': draftGuide, ...article };
  expect(draftsNote(project(both))).toBe(
    'Note: 2 drafts are in no export: content/articles/b.md, content/guides/a.md',
  );
});

it('says nothing where there is none, whatever an article says of drafts or a Mac has left', () => {
  const words = `${shown}\ndraft: true\n`;
  expect(
    draftsNote(
      project({
        'content/articles/words.md': words,
        'content/articles/empty.md': '',
        'content/articles/b.txt': draftArticle,
        'content/articles/._b.md': draftArticle,
      }),
    ),
  ).toBeUndefined();
});

it('is asked by a build', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  // The folder below has no packages.
  const load = Object.assign(jest.fn(), nodeModule.createRequire('/'));
  jest.spyOn(nodeModule, 'createRequire').mockReturnValue(load);
  jest.spyOn(process, 'cwd').mockReturnValue(project({ 'content/guides/a.md': draftGuide }));
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_WARNED: '' });
  config(PHASE_PRODUCTION_BUILD);
  expect(warn).toHaveBeenCalledWith('Note: 1 draft is in no export: content/guides/a.md');
});
