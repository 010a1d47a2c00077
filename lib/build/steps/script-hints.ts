import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../export';
import { listedScripts } from './scripts-on-intent';

/** The bundler's files that a page lists. Throws an Error that names a page without a list. */
function chunksOf(out: string, page: string): string[] {
  try {
    const listed = listedScripts(readFileSync(join(out, page), 'utf8'));
    return listed.filter((address) => address.includes('/chunks/'));
  } catch (cause) {
    throw new Error(`${page}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Next's outline of a page: the first of what it fetches of one that a visitor means to go to. */
const outlineOf = (page: string): string =>
  join(page === 'index.html' ? '' : page.replace(/\.html$/, ''), '__next._tree.txt');

/**
 * Names in a page's outline the scripts that not every page has. React reads it line by line and fetches
 * what it names at once (`HL`, a hint): beside the page's content, which would name them one round trip
 * later.
 */
export function scriptHints(out: string): string {
  const pages = pagesOf(out).map((page) => ({ page, chunks: chunksOf(out, page) }));
  const everywhere = new Set(pages[0]?.chunks);
  for (const { chunks } of pages)
    for (const chunk of everywhere) if (!chunks.includes(chunk)) everywhere.delete(chunk);
  let hinted = 0;
  for (const { page, chunks } of pages) {
    const hints = chunks
      .filter((chunk) => !everywhere.has(chunk))
      .map((chunk) => `:HL${JSON.stringify([chunk, 'script'])}\n`);
    if (hints.length === 0) continue;
    const outline = join(out, outlineOf(page));
    writeFileSync(outline, hints.join('') + readFileSync(outline, 'utf8'));
    hinted += 1;
  }
  return `scripts of their own named ahead in the outlines of ${hinted} pages`;
}
