import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf, pathOf, scriptFilesOf } from './export';
import { ownFiles } from './own-files';
import { sheetOf, sheetsOf } from './steps/one-sheet';
import { tally } from './tally';

/** The style sheets of pages, by their paths. */
type Sheets = ReadonlyMap<string, string | undefined>;

/** The style sheet of most pages that a page links to, unless it has that itself. */
export function nextSheet(html: string, sheets: Sheets): string | undefined {
  const links = html.matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)(?:#[^"]*)?"/g);
  const paths = new Set([...links].map(([, path = '']) => path));
  const [[most] = []] = tally([...paths].flatMap((path) => sheets.get(path) ?? []));
  return most === sheetOf(html) ? undefined : most;
}

/**
 * What the data of a page says of other pages of the export, as a script, for the page's HTML: what each
 * needs besides the files of every page, and which style sheet is likely to be the next
 * (lib/navigation/page-files.ts).
 */
export function readAhead(out: string): (html: string) => string {
  const files = new Map<string, string[]>();
  const sheets = new Map<string, string | undefined>();
  for (const page of pagesOf(out)) {
    const html = readFileSync(join(out, page), 'utf8');
    // Copies: a piece of a string keeps all of it, and thousands of pages take more memory than there is.
    files.set(pathOf(page), structuredClone([...scriptFilesOf(html), ...sheetsOf(html)]));
    sheets.set(pathOf(page), structuredClone(sheetOf(html)));
  }
  const pageFiles = `self.pageFiles=${JSON.stringify(ownFiles(files))}`;
  return (html) => {
    const sheet = nextSheet(html, sheets);
    return sheet === undefined ? pageFiles : `${pageFiles};self.nextSheet=${JSON.stringify(sheet)}`;
  };
}
