import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagesOf } from '../export';

/**
 * Writes each page also as `<route>/index.html`, for hosts that know only folder indexes.
 * The addresses stay `/contact`, without a slash.
 */
export function folderIndexes(out: string): string {
  const pages = pagesOf(out).filter((page) => page !== 'index.html');
  for (const page of pages) {
    const target = join(out, page.replace(/\.html$/, ''), 'index.html');
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(out, page), target);
  }
  return `${pages.length} folder indexes`;
}
