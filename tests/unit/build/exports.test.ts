/** @jest-environment node */
import { filesOf } from '@/lib/build/export';
import { forgetBuild } from '../../support/exports';
import { folderOf } from '../../support/folder';

it('deletes what a build has left, and nothing of a dev server that may be running', () => {
  const folder = folderOf({
    'cache/fetch': '',
    'dev/cache/chunk': '',
    'dev/lock': '',
    'server/app/dev/page.js': '',
    BUILD_ID: '',
  });
  forgetBuild(folder);
  expect(filesOf(folder)).toEqual(['dev/cache/chunk', 'dev/lock']);
});

it('has nothing to delete where nothing was built', () => {
  expect(() => forgetBuild(`${folderOf()}/.next`)).not.toThrow();
});
