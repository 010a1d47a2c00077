import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
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

const READER = ['tests/support/read-pdf.mjs'];

/** Reads PDF files in one process. */
export const readPdfs = (paths: readonly string[]): ReadPdf[] =>
  execFileSync(process.execPath, READER, {
    input: paths.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter(Boolean)
    .map((line): ReadPdf => JSON.parse(line));

/** Reads PDF files as they come, until it is closed: to start a process for each would take most of the time. */
export function openPdfReader() {
  const reader = spawn(process.execPath, READER, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: reader.stdout })[Symbol.asyncIterator]();
  return {
    read: async (path: string): Promise<ReadPdf> => {
      reader.stdin.write(`${path}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${path}: could not be read`);
      return JSON.parse(value);
    },
    close: () => reader.stdin.end(),
  };
}

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
