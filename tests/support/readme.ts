import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './exports';

/** Replaces what stands in the README between `<!-- name -->` and `<!-- /name -->`. Throws when the markers are missing. */
export function writeBetweenMarkers(name: string, text: string): void {
  const file = join(ROOT, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no place called ${name}`);
  writeFileSync(file, `${readme.slice(0, from + start.length)}\n\n${text}\n\n${readme.slice(to)}`);
}
