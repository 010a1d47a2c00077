import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { formerAddresses } from '../../content/articles';
import { pagesOf, pathOf } from '../../lib/build/export';
import { OUT } from './exports';

interface ExportedPage {
  /** Address of the page: `/contact`. */
  path: string;
  html: string;
  document: HTMLElement;
}

/** One exported page, as a crawler without scripts receives it. */
export function readPage(file: string): ExportedPage {
  const html = readFileSync(join(OUT, file), 'utf8');
  return { path: pathOf(file), html, document: parse(html) };
}

/** Whether a file is the link page at a former address: it stands for no page of the site. */
export const isLinkPage = (file: string): boolean =>
  formerAddresses.some(
    ({ from }) => file === `${from.slice(1)}.html` || file === `${from.slice(1)}/index.html`,
  );

/** Every page of the export, but for link pages at former addresses. */
export const exportedPages: readonly ExportedPage[] = pagesOf(OUT)
  .filter((file) => !isLinkPage(file))
  .map(readPage);

/**
 * A page's HTML without any script. Next repeats the text of a page in its payload, so a search that
 * forgets this passes when the text is missing from the markup.
 */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/gi, '');

/** The visible words of a page's main area, without scripts. */
export function mainText(page: ExportedPage): string {
  const main = parse(withoutScripts(page.html)).querySelector('main');
  return (main?.structuredText ?? '').replace(/\s+/g, ' ');
}
