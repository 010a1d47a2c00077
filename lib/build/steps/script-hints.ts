import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPT_LIST_ID } from '@/lib/page-script/loading';
import { pagesOf } from '../export';

/** The bundler's files in the list that scripts-on-intent.ts has given a page. Throws for a page without one. */
function chunksOf(out: string, page: string): string[] {
  const html = readFileSync(join(out, page), 'utf8');
  const [, list] = new RegExp(`id="${SCRIPT_LIST_ID}">([^<]*)`).exec(html) ?? [];
  if (list === undefined) throw new Error(`${page}: the page has no list of scripts`);
  return (JSON.parse(list) as string[]).filter((address) => address.includes('/chunks/'));
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
  const everywhere = (chunk: string) => pages.every(({ chunks }) => chunks.includes(chunk));
  let hinted = 0;
  for (const { page, chunks } of pages) {
    const hints = chunks
      .filter((chunk) => !everywhere(chunk))
      .map((chunk) => `:HL${JSON.stringify([chunk, 'script'])}\n`);
    if (hints.length === 0) continue;
    const outline = join(out, outlineOf(page));
    writeFileSync(outline, hints.join('') + readFileSync(outline, 'utf8'));
    hinted += 1;
  }
  return `scripts of their own named ahead in the outlines of ${hinted} pages`;
}
