import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_FILE } from '@/lib/articles/search-file';
import { divide } from '@/lib/articles/search-parts';
import { versionOf } from '../export';

/** Folder of the parts: below Next's own, which hosts cache for ever and a deploy keeps for a while. */
const FOLDER = '_next/static/search';

/** Divides the library's search file when it has grown too large to be fetched as one. */
export function searchParts(out: string): string {
  const file = join(out, SEARCH_FILE);
  const parts = new Set<string>();
  const divided = divide(JSON.parse(readFileSync(file, 'utf8')), (text) => {
    const hash = versionOf(text);
    const address = `/${FOLDER}/${hash}.json`;
    mkdirSync(join(out, FOLDER), { recursive: true });
    writeFileSync(join(out, address), text);
    parts.add(address);
    return address;
  });
  if (parts.size === 0) return 'one search file';
  writeFileSync(file, JSON.stringify(divided));
  return `search file and ${parts.size} parts`;
}
