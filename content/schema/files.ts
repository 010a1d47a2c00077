import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brokenContent } from './parse';

/** A file of the project that content wants, by its path from the project's folder, and what wants it. */
interface Wanted {
  place: string;
  file: string;
}

/** Throws a ContentError that names every wanted file which is not there, and what wants it. */
export function checkFiles(wanted: readonly Wanted[]): void {
  const missing = wanted.filter(({ file }) => !existsSync(join(process.cwd(), file)));
  if (missing.length > 0)
    throw brokenContent(
      ...missing.map(({ place, file }) => `${place}: expected the file ${file} (found none)`),
    );
}
