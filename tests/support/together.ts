import { join } from 'node:path';
import { filesOf } from '../../lib/build/export';

/** Files of the folder that stay files of their own: tests/jest.config.mjs. */
declare const ALONE: readonly string[];

/**
 * The test files of a folder as one of jest's: each on its own would load and parse all of content/ again,
 * which takes longer than most of them. So each has to leave the process and its modules as it found them.
 */
export function together(folder: string): void {
  const files = filesOf(folder).filter((file) => file.endsWith('.test.ts'));
  for (const file of files.filter((each) => !ALONE.includes(each)))
    describe(file, () => {
      jest.requireActual(join(folder, file));
    });
}
