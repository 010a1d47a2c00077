import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, versionOf } from '../export';

const FOLDER = 'guides';

/**
 * Writes `_versions.map`, which nginx reads: a mark of each guide's bytes, by its address. Only so can a host
 * that knows no more than time and size say "not modified", or send the parts of one version.
 */
export function guideVersions(out: string): string {
  const folder = join(out, FOLDER);
  // nginx would not start with a name of two words in its list: it sends such a file whole, as it does pages.
  const files = existsSync(folder)
    ? filesOf(folder).filter((file) => /^[\w.$/-]+$/.test(file))
    : [];
  const lines = files.map(
    (file) => `/${FOLDER}/${file} ${versionOf(readFileSync(join(folder, file)))};\n`,
  );
  writeFileSync(join(out, '_versions.map'), lines.join(''));
  return `versions of ${files.length} guides and workbooks`;
}
