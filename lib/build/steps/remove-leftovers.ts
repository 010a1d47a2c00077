import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesOf } from '../export';
import { isLeftover } from '../leftovers';

/** Removes what file managers have left in `public/`, which Next copies whole. */
export function removeLeftovers(out: string): string {
  const leftovers = filesOf(out).filter((file) => isLeftover(basename(file)));
  for (const file of leftovers) rmSync(join(out, file));
  return `removed ${leftovers.length} leftovers of file managers`;
}
