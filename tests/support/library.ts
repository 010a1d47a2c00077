import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '../../content/articles';
import { PAGE_SIZE } from '../../lib/articles/pages';
import { SEARCH_FILE, type Packed, type SearchFile } from '../../lib/articles/search-file';
import { fold } from '../../lib/format/fold';
import { outlineOf } from '../../lib/markdown/outline';
import { ENDPOINT_OUT } from './exports';

/** Number of cards that the library shows of so many articles: those of its first page. */
export const cardsOf = (count: number): number => Math.min(count, PAGE_SIZE);

const WORDS_OF_A_PHRASE = 3;

/**
 * Words in a row of an article that stand in the given part of it, and in no other part of any article,
 * with the titles of all articles that have them there, newest first: of the phrases that few have, the
 * first. Read from the export's own search files.
 */
export function phraseOf(
  title: string,
  part: 'listed' | 'body' = 'body',
): { phrase: string; titles: string[] } {
  const read = (name: string) => JSON.parse(readFileSync(join(ENDPOINT_OUT, name), 'utf8'));
  const file: SearchFile<unknown> = read(SEARCH_FILE);
  const heads: Array<Packed<unknown>> = file.headParts.map(({ name }) => read(name));
  const bodies: string[][] = file.bodyParts.map(({ name }) => read(name));
  const rows = [file.heads, ...heads].flatMap((packed) => packed.rows);
  const texts = rows.map(([, heading, excerpt], index) => ({
    title: heading,
    body: [file.bodies, ...bodies].flat()[index] ?? '',
    listed: [heading, excerpt].map(fold).join('\n'),
  }));
  const other = part === 'body' ? 'listed' : 'body';
  const lines = texts.find((text) => text.title === title)?.[part].split('\n') ?? [];
  const phrases = lines
    .map((line) => line.split(' '))
    .flatMap((words) => words.map((_, start) => words.slice(start, start + WORDS_OF_A_PHRASE)))
    // Plain words read the same in HTML, and none is a sign of Markdown.
    .filter((row) => row.length === WORDS_OF_A_PHRASE && row.every((word) => /^[a-z]+$/.test(word)))
    .map((row) => row.join(' '))
    .filter((phrase) => !texts.some((text) => text[other].includes(phrase)))
    .map((phrase) => ({
      phrase,
      titles: texts.filter((text) => text[part].includes(phrase)).map((text) => text.title),
    }))
    .sort((a, b) => a.titles.length - b.titles.length);
  const [first] = phrases;
  if (!first) throw new Error(`no phrase of its own: ${title}`);
  return first;
}

/** The article that the tests open: the newest. */
export function newestArticle() {
  const [newest] = articles;
  if (!newest) throw new Error('no article');
  return newest;
}

/** The newest article with three parts or more: one with fewer than two shows no list of its contents. */
export function articleOfParts() {
  const found = articles.find(({ blocks }) => outlineOf(blocks).length >= 3);
  if (!found) throw new Error('no article of three parts');
  return found;
}
