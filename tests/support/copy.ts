import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT, SOURCES } from './exports';

/** The layout, the social cards and the guides name their fonts by path. */
const FONTS = [
  'node_modules/@fontsource-variable/instrument-sans',
  'node_modules/@expo-google-fonts/instrument-sans',
];

/** Next's command, for a copy that has no packages of its own. */
export const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');

/**
 * A copy of the sources, and of what else is named, below the project, where it finds the project's
 * packages. Returns its folder.
 */
export function copyProject(name: string, besides: readonly string[] = []): string {
  const copy = join(CACHE, name);
  removeCopy(copy);
  mkdirSync(copy, { recursive: true });
  for (const source of [...SOURCES, ...FONTS, ...besides])
    cpSync(join(ROOT, source), join(copy, source), { recursive: true });
  return copy;
}

/** Removes a copy; a server that is just ending may still write into it. */
export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
