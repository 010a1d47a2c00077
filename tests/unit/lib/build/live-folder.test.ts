/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import liveFolder from '@/lib/build/live-folder.mjs';
import { folderOf } from '../../../support/folder';

it('makes a module another one with every change of its folder, and no other', () => {
  const folder = folderOf();
  const watched: string[] = [];
  const loader = {
    getOptions: () => ({ folder }),
    addContextDependency: (path: string) => void watched.push(path),
  };
  const load = () => liveFolder.call(loader, 'export const a = 1;');

  writeFileSync(join(folder, 'one.md'), 'One');
  const results = [load()];
  expect(load()).toBe(results[0]);
  writeFileSync(join(folder, 'one.md'), 'Two');
  results.push(load());
  renameSync(join(folder, 'one.md'), join(folder, 'two.md'));
  results.push(load());
  writeFileSync(join(folder, 'one.md'), 'Two');
  results.push(load());
  rmSync(join(folder, 'one.md'));
  expect(load()).toBe(results[2]);
  // What an editor leaves beside a file that is being changed: a link that leads nowhere.
  symlinkSync('writer@machine.1', join(folder, '.#two.md'));
  expect(load()).toBe(results[2]);
  // And what it keeps of it meanwhile.
  writeFileSync(join(folder, '.two.md.swp'), 'Two, half written');
  expect(load()).toBe(results[2]);
  // A folder is for the build to complain of, in words.
  mkdirSync(join(folder, 'more'));
  expect(load()).toBe(results[2]);

  expect(new Set(results).size).toBe(results.length);
  for (const result of results)
    expect(result).toMatch(/^export const a = 1;\nvoid '[0-9a-f]{64}';\n$/);
  expect(new Set(watched)).toEqual(new Set([folder]));
});

it('waits for a folder that is not there yet', () => {
  const parent = folderOf();
  const folder = join(parent, 'photographs');
  const watched: string[] = [];
  const load = () =>
    liveFolder.call(
      {
        getOptions: () => ({ folder }),
        addContextDependency: (path: string) => void watched.push(path),
      },
      '',
    );
  const before = load();
  mkdirSync(folder);
  writeFileSync(join(folder, 'desk.png'), 'A desk');
  expect(load()).not.toBe(before);
  expect(watched).toEqual([parent, folder]);
});
