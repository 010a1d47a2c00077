import type { Code } from 'mdast';
import { LOCALE } from '@/lib/locale';
import type { Amount, Chart } from '../blocks';
import { Refusal } from '../refusal';

/** A line of a figure: its cells, and how far below the first line of the figure it stands. */
export interface Line {
  cells: readonly string[];
  below: number;
}

/** A figure as it was written: its options by name, and its rows. */
export interface Source {
  node: Code;
  options: ReadonlyMap<string, Line>;
  rows: readonly Line[];
}

/** One kind of figure. */
export interface Form {
  /** Options that have to be there, beside title, unit and shows. */
  options?: readonly string[];
  rows: readonly [least: number, most: number];
  cells: readonly [least: number, most: number];
  /** How a row is written, for messages. */
  row: string;
  /** The chart, and the words and numbers that each row shows. */
  read: (source: Source) => { chart: Chart; shown: readonly string[] };
}

const NUMBER = /^[-\u2212]?\d{1,3}(?:,\d{3})*(?:\.\d+)?(?: (?:million|billion))?$/;
const SCALES: Record<string, number> = { million: 1e6, billion: 1e9 };
/** Decimals up to which a sum is as exact as its addends. */
const MOST_DECIMALS = 12;

/** What was found, as a fault says it. */
export const quoted = (text: string): string => (text === '' ? 'none' : `"${text}"`);

/** Stops at a figure, with what was expected and found: throws a Refusal, at a line where one is given. */
export function refuse({ node }: Source, expected: string, found: string, line?: Line): never {
  throw new Refusal(node, `expected ${expected}`, found, line?.below);
}

/** The value of an option, or nothing where it is not set. */
export const optionOf = ({ options }: Source, name: string): string =>
  options.get(name)?.cells.join(' | ') ?? '';

/** A number as the figure shows it: in the currency or the percent that its unit begins with. */
function written(number: string, unit: string): string {
  const currency = /^(?:[A-Z]{2})?\$/.exec(unit)?.[0] ?? '';
  const digits = number.replace(/^[-\u2212]/, '');
  return `${digits === number ? '' : '\u2212'}${currency}${digits}${unit.startsWith('%') ? '%' : ''}`;
}

/** The number of a cell with its scale and its sign, `−1.2 million`, as value and as it is shown. Throws a Refusal. */
export function amountOf(source: Source, line: Line, cell: string): Amount {
  if (!NUMBER.test(cell)) refuse(source, 'a number such as 95,840', quoted(cell), line);
  const [digits = '', scale = ''] = cell.replace('\u2212', '-').replace(/,/g, '').split(' ');
  const value = Number(digits) * (SCALES[scale] ?? 1);
  return { value, formatted: written(cell, optionOf(source, 'unit')) };
}

/** An amount that has a length. Throws a Refusal for any other, and for one below 0. */
export function sizeOf(source: Source, line: Line, cell: string): Amount {
  const amount = amountOf(source, line, cell);
  if (amount.value < 0) refuse(source, 'a number of 0 or more', quoted(cell), line);
  return amount;
}

/** The numbers of a cell, which may be a sum. */
const addendsOf = (cell: string): string[] => cell.split(/\s*\+\s*/);

/** `520 + 140`: a part may be a sum, and is shown as one. Throws like sizeOf. */
export function sumOf(source: Source, line: Line, cell: string): Amount {
  const amounts = addendsOf(cell).map((each) => sizeOf(source, line, each));
  return {
    value: amounts.reduce((sum, { value }) => sum + value, 0),
    formatted: amounts.map(({ formatted }) => formatted).join(' + '),
  };
}

const scaleOf = (number: string): string => /[a-z]+$/.exec(number)?.[0] ?? '';
const decimalsOf = (numbers: readonly string[]): number =>
  Math.max(0, ...numbers.map((number) => /\.(\d+)/.exec(number)?.[1]?.length ?? 0));

/**
 * What the amounts of some cells come to, written as they are: in the scale word that they share, and with
 * the most decimals that one of them has. Behind a scale word decimals that say nothing are left out.
 */
export function totalOf(
  source: Source,
  cells: readonly string[],
  amounts: readonly Amount[],
): Amount {
  const value = amounts.reduce((sum, amount) => sum + amount.value, 0);
  const addends = cells.flatMap(addendsOf);
  // Nothing is nothing in any scale.
  const scales = new Set(addends.filter((addend) => /[1-9]/.test(addend)).map(scaleOf));
  const [scale = ''] = scales.size === 1 ? scales : [];
  const plain = addends.filter((addend) => scaleOf(addend) === '');
  const digits = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: scale ? 0 : Math.min(decimalsOf(plain), MOST_DECIMALS),
    maximumFractionDigits: Math.min(decimalsOf(addends), MOST_DECIMALS),
  }).format(value / (SCALES[scale] ?? 1));
  const number = scale ? `${digits} ${scale}` : digits;
  return { value, formatted: written(number, optionOf(source, 'unit')) };
}

/** The first cell of every row: what the row is called. */
export const firstCells = ({ rows }: Source): string[] => rows.map(({ cells }) => cells[0] ?? '');

/** Tells which of the names the option `mark` means. Throws a Refusal when it means none. */
export function marksOf(source: Source, names: readonly string[]): (name: string) => boolean {
  const line = source.options.get('mark');
  const mark = optionOf(source, 'mark');
  if (line && !names.includes(mark)) {
    refuse(source, `mark to be one of ${names.join(', ')}`, quoted(mark), line);
  }
  return (name) => line !== undefined && name === mark;
}
