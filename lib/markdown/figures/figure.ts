import type { Code } from 'mdast';
import { SENTENCE_END } from '@/lib/format/first-sentence';
import type { Chart, Figure } from '../blocks';
import { Refusal } from '../refusal';
import { ADDRESSES, DASHES, UNDERSCORE } from '../rules';
import { bars } from './bars';
import { line } from './line';
import { optionOf, quoted, refuse, type Form, type Line, type Source } from './source';
import { stacked } from './stacked';
import { timeline } from './timeline';

const FORMS: Record<Chart['kind'], Form> = { bars, stacked, line, timeline };

/** Words and numbers that a figure shows, and how far below its first line they were written. */
interface Shown {
  text: string;
  below: number;
}

const LENGTHS: Record<string, readonly [least: number, most: number]> = {
  title: [8, 70],
  unit: [1, 32],
  shows: [20, 180],
};
const CELL_LENGTH = 56;
/** Options of some kind of figure: before cells they are no label of a row, in whatever figure. */
const OPTIONS = Object.values(FORMS).flatMap(({ options = [] }) => options);
/** What a figure would show as it stands. */
const MARKUP = [
  /[*`<>[\]]|~~|&(?:#\w+|[a-z]\w+);/i,
  ...[...ADDRESSES, ...DASHES].map(({ pattern }) => pattern),
  UNDERSCORE,
];

/** A fenced block as options (`name: words`) and rows (`cell | cell`), in any order. */
function sourceOf(node: Code, known: readonly string[]): Source {
  const options = new Map<string, Line>();
  const rows: Line[] = [];
  const source = { node, options, rows };
  node.value.split('\n').forEach((text, index) => {
    const below = index + 1;
    if (text.trim() === '') return;
    const mark = MARKUP.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    if (mark) refuse(source, 'plain words without marks', quoted(mark), { cells: [], below });
    const [, name = '', rest = ''] = /^\s*([A-Za-z]+):(.*)$/.exec(text) ?? [];
    const isOption = known.includes(name);
    const cells = (isOption ? rest : text).split('|').map((cell) => cell.trim());
    const here = { cells, below };
    if (!isOption && name && (cells.length === 1 || OPTIONS.includes(name))) {
      refuse(source, `one of ${known.join(', ')}`, quoted(name), here);
    }
    if (options.has(name)) refuse(source, `${name} once`, 'it twice', here);
    if (!isOption && cells.length > 1 && (cells[0] === '' || cells.at(-1) === '')) {
      const expected = 'a row without | before its first cell and after its last';
      refuse(source, expected, quoted(text.trim()), here);
    }
    for (const cell of cells) {
      // An option has its own length.
      if (cell === '') refuse(source, 'words or a number', 'none', here);
      if (!isOption && cell.length > CELL_LENGTH) {
        refuse(source, `at most ${CELL_LENGTH} characters`, quoted(cell), here);
      }
    }
    if (isOption) options.set(name, here);
    else rows.push(here);
  });
  return source;
}

/** Holds what all kinds share to their limits: options, rows, cells, labels that differ. */
function check(source: Source, { options = [], rows, cells, row }: Form): void {
  for (const name of [...Object.keys(LENGTHS), ...options]) {
    if (!source.options.has(name)) refuse(source, `${name}: and its words`, 'none');
  }
  for (const [name, [least, most]] of Object.entries(LENGTHS)) {
    const words = optionOf(source, name);
    if (words.length < least || words.length > most) {
      const expected = `${name} of ${least} to ${most} characters`;
      refuse(source, expected, String(words.length), source.options.get(name));
    }
  }
  const shows = optionOf(source, 'shows');
  if (!SENTENCE_END.test(shows)) {
    refuse(source, 'a sentence that ends with . or ?', quoted(shows), source.options.get('shows'));
  }
  const labels = new Set<string>();
  for (const line of source.rows) {
    const [label = ''] = line.cells;
    if (line.cells.length < cells[0] || line.cells.length > cells[1]) {
      refuse(source, row, quoted(line.cells.join(' | ')), line);
    }
    if (labels.has(label)) refuse(source, 'another label', `${quoted(label)} again`, line);
    labels.add(label);
  }
  if (source.rows.length < rows[0] || source.rows.length > rows[1]) {
    refuse(source, `${rows[0]} to ${rows[1]} rows`, String(source.rows.length));
  }
}

/**
 * Reads a fenced block whose info word is a kind of figure, with all that it shows. Throws a Refusal
 * at the first line that is none of it. Whether the text states the numbers is for the text's reader.
 */
export function figureOf(node: Code, markup: string): { figure: Figure; shown: Shown[] } {
  const word = [node.lang, node.meta].filter(Boolean).join(' ');
  const form = Object.hasOwn(FORMS, word) ? FORMS[word as Chart['kind']] : undefined;
  if (!form)
    throw new Refusal(node, `expected one of ${Object.keys(FORMS).join(', ')}`, quoted(word));
  // A fence that never ends runs to the end of the text, or to that of the next figure.
  const [another = ''] = /^ *```.*$/m.exec(node.value) ?? [];
  if (another || !/\n\s*(```|~~~)[`~]*\s*$/.test(markup)) {
    throw new Refusal(node, 'expected ``` below the rows of a figure', quoted(another.trim()));
  }
  const source = sourceOf(node, [...Object.keys(LENGTHS), 'mark', ...(form.options ?? [])]);
  check(source, form);
  const { chart, shown } = form.read(source);
  const of = (name: string) => optionOf(source, name);
  return {
    figure: { kind: 'figure', title: of('title'), shows: of('shows'), unit: of('unit'), chart },
    shown: [
      ...Array.from(source.options.values(), ({ cells, below }) => ({
        text: cells.join(' '),
        below,
      })),
      ...source.rows.map(({ below }, index) => ({ text: shown[index] ?? '', below })),
    ],
  };
}
