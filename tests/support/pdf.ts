import { execFileSync } from 'node:child_process';
import type { Block } from '../../lib/markdown/blocks';
import { phraseText, textOf } from '../../lib/markdown/text';

/** What tests/support/read-pdf.mjs finds in a file. */
interface ReadPdf {
  title: string;
  language: string;
  dated: boolean;
  part: string | null;
  marked: boolean;
  /** Bookmarks with those below each. */
  bookmarks: Array<[title: string, below: string[]]>;
  pages: Array<{
    words: string;
    /** Its words as a screen reader says them, piece by piece. */
    told: string[];
    /** How often each role stands in the structure tree. */
    roles: Record<string, number>;
    links: string[];
    filled: number;
    lowest: number;
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

/** The words of a block as they stand on paper: a numbered list has its numbers. */
const onPaper = (block: Block): string =>
  block.kind === 'list' && block.marks === 'numbers'
    ? block.items.map((item, index) => `${index + 1}.${phraseText(item)}`).join('')
    : textOf([block]);

/**
 * Takes the words of blocks out of a PDF's words, in their order, and returns what is left. Throws when
 * some are not there. Figures stay: they write their numbers beside their words.
 */
export function without(blocks: readonly Block[], words: string): string {
  let left = '';
  let rest = squash(words);
  for (const block of blocks) {
    if (block.kind === 'figure') continue;
    const text = squash(onPaper(block));
    const at = rest.indexOf(text);
    if (at < 0) throw new Error(`not in the PDF: ${textOf([block])}`);
    left += rest.slice(0, at);
    rest = rest.slice(at + text.length);
  }
  return left + rest;
}
