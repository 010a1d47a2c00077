import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '../../content/articles';
import { PAGE_SIZE } from '../../lib/articles/pages';
import { OUT } from './exports';

/** Number of cards that the library shows of so many articles: those of its first page. */
export const cardsOf = (count: number): number => Math.min(count, PAGE_SIZE);

interface Searched {
  item: { title: string };
  /** Title, excerpt and body as the search reads them, with separators. */
  haystack: string;
}

const SEPARATOR = '\u0000';
const WORDS_OF_A_PHRASE = 3;

/**
 * Words in a row of an article that stand in the given part of it, and in no other part of any article,
 * with the titles of all articles that have them there, newest first: of the phrases that few have, the
 * first. Read from the export's own search file.
 */
export function phraseOf(
  title: string,
  part: 'listed' | 'body' = 'body',
): { phrase: string; titles: string[] } {
  const searched: Searched[] = JSON.parse(readFileSync(join(OUT, 'resources/search.json'), 'utf8'));
  const texts = searched.map(({ item, haystack }) => {
    const body = haystack.split(SEPARATOR).at(-1) ?? '';
    return { title: item.title, body, listed: haystack.slice(0, -body.length) };
  });
  const other = part === 'body' ? 'listed' : 'body';
  const lines = texts.find((text) => text.title === title)?.[part].split(/[\n\0]/) ?? [];
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
