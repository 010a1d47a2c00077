import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the export's internal not-found route: it would answer a made-up address with status 200. */
export function removeInternals(out: string): string {
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found']) {
    rmSync(join(out, name), { recursive: true, force: true });
  }
  return 'removed _not-found';
}
