import { execFileSync } from 'node:child_process';
import type { Block } from '../../lib/markdown/blocks';
import { textOf } from '../../lib/markdown/text';

/** What tests/support/read-pdf.mjs finds in a file. */
export interface ReadPdf {
  title: string;
  language: string;
  dated: boolean;
  part: string | null;
  marked: boolean;
  /** Bookmarks with those below each. */
  bookmarks: Array<[title: string, below: string[]]>;
  pages: Array<{
    words: string;
    /** How often each role stands in the structure tree. */
    roles: Record<string, number>;
    links: string[];
    filled: number;
  }>;
}

/** Reads PDF files in one process. */
export const readPdfs = (paths: readonly string[]): ReadPdf[] =>
  JSON.parse(
    execFileSync(process.execPath, ['tests/support/read-pdf.mjs', ...paths], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );

/** Words without what separates them: a PDF has lines where a text has none. */
export const squash = (words: string): string => words.normalize('NFC').replace(/\s+/g, '');

/**
 * Takes the words of blocks out of a PDF's words, in their order, and returns what is left. Throws when
 * some are not there. Figures stay: they write their numbers beside their words.
 */
export function without(blocks: readonly Block[], words: string): string {
  let left = '';
  let rest = squash(words);
  for (const block of blocks) {
    if (block.kind === 'figure') continue;
    const text = squash(textOf([block]));
    const at = rest.indexOf(text);
    if (at < 0) throw new Error(`not in the PDF: ${textOf([block])}`);
    left += rest.slice(0, at);
    rest = rest.slice(at + text.length);
  }
  return left + rest;
}
