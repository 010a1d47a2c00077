import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { rewritePages, versionOf } from '../export';

const SHEET = /<link rel="stylesheet" href="([^"]*)"[^>]*?(?=\/?>)/g;

const OFF = ' media="not all" disabled=""';

/** The address of the style sheet that a browser fetches for a page. */
export function sheetOf(html: string): string | undefined {
  const [[, address] = []] = html.matchAll(SHEET);
  return address;
}

/** The addresses of the style sheets by which React knows a page, whether they have been joined or not. */
export function sheetsOf(html: string): string[] {
  const sheets = [...html.matchAll(SHEET)];
  const joined = sheets.filter(([element]) => element.endsWith(OFF));
  return (joined.length > 0 ? joined : sheets).map(([, address = '']) => address);
}

/**
 * A page whose style sheets are one, with that sheet and its address; as it is when it has no more than
 * one. A second sheet costs a first visit a round trip before anything shows.
 *
 * The sheets of Next stay in the page, disabled: a browser does not fetch a disabled one (nor does one
 * that looks ahead, for no medium), and React, which looks its sheets up by address, does not add it
 * again. What another kind of page needs besides is still added alone, after all that is there.
 *
 * Throws for a page without a sheet, and for sheets that cannot be joined.
 */
export function withOneSheet(
  html: string,
  read: (address: string) => string,
): { html: string; sheet?: { address: string; text: string } } {
  const sheets = [...html.matchAll(SHEET)].map(([element, address = '']) => ({ element, address }));
  const [first] = sheets;
  if (first === undefined) throw new Error('no style sheet found in the page');
  if (sheets.length === 1) return { html };

  const folder = posix.dirname(first.address);
  const texts = sheets.map(({ address }) => {
    // What a sheet names, it names from where it lies; and an import counts only at the beginning.
    if (posix.dirname(address) !== folder) throw new Error(`${address} lies outside ${folder}`);
    const text = read(address);
    if (/@(?:import|charset)\b/.test(text)) throw new Error(`${address} imports another sheet`);
    return text;
  });
  const text = texts.join('\n');
  const hash = versionOf(text);
  const address = `${folder}/${hash}.css`;

  const one = first.element.replace(first.address, address);
  const page = html.replace(SHEET, (element) => {
    const kept = `${element}${OFF}`;
    return element === first.element ? `${one}/>${kept}` : kept;
  });
  return { html: page, sheet: { address, text } };
}

/** Gives every page of the export a single style sheet; pages of one kind share it. */
export function oneSheet(out: string): string {
  const written = new Set<string>();
  const read = (address: string) => readFileSync(join(out, address), 'utf8');
  const pages = rewritePages(out, (page) => {
    const { html, sheet } = withOneSheet(page, read);
    if (sheet) {
      writeFileSync(join(out, sheet.address), sheet.text);
      written.add(sheet.address);
    }
    return html;
  });
  return `one style sheet in each of ${pages} pages, ${written.size} joined`;
}
