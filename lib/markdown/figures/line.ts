import type { ChartOf } from '../blocks';
import { amountOf, firstCells, marksOf, quoted, refuse, type Form } from './source';

/** Labels stand beside each other, on a phone too. */
const LABEL_LENGTH = 12;
/** Shares of a phone's axis that a character takes. Numbers seldom stand at one height, and get less. */
const CHARACTER = { label: 0.03, number: 0.024 };
/** The most that words take: two points have room, whatever they say. */
const MOST_WIDTH = 0.5;
const PLACE = /\d+(?:,\d{3})*(?:\.\d+)?/g;

type Point = ChartOf<'line'>['points'][number];

/** Of the words beside a point, those that stand on one line each. */
type LinesOf = (point: Point) => readonly string[];
/** On paper a note goes on below its number. */
const onPaper: LinesOf = ({ formatted, note }) => [formatted, ...note.split(' ')];
const onPage: LinesOf = ({ formatted, note }) => [formatted, note];

/** The share of the axis that a point takes with its label and the lines beside it. */
function widthOf(point: Point, linesOf: LinesOf): number {
  const longest = Math.max(...linesOf(point).map(({ length }) => length));
  const width = Math.max(point.label.length * CHARACTER.label, longest * CHARACTER.number);
  return Math.min(width, MOST_WIDTH);
}

/** A point whose words would lie over those of the one before: its place among all, and what was expected. */
interface Overlap {
  index: number;
  expected: string;
  found: string;
}

/**
 * The first point whose words would lie over those of the one before. Words begin at the first place and
 * end at the last (components/charts/LineChart.tsx): they move along the axis less their own width.
 */
function overlapIn(points: readonly Point[], linesOf: LinesOf): Overlap | undefined {
  const length = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const width = Math.max(widthOf(before, linesOf), widthOf(point, linesOf));
    const least = width / (1 - width);
    const apart = (point.at - before.at) / length;
    if (apart >= least) continue;
    const share = `at least ${Math.ceil(least * 100)}% of the axis`;
    const expected = `${quoted(point.label)} ${share} after ${quoted(before.label)}`;
    return { index, expected, found: `${Math.floor(apart * 100)}%` };
  }
  return undefined;
}

/** What is wrong with the notes of a line on a page, which breaks none of them. */
export function faultOfNotes(points: readonly Point[]): string | undefined {
  const most = Math.floor(MOST_WIDTH / CHARACTER.number);
  const long = points.find(({ note }) => note.length > most);
  if (long) return `expected a note of at most ${most} characters (found ${quoted(long.note)})`;
  const overlap = overlapIn(points, onPage);
  return overlap && `expected ${overlap.expected}, or shorter notes (found ${overlap.found})`;
}

/** How one amount goes: every point has its place in its label. */
export const line: Form = {
  rows: [2, 5],
  cells: [2, 3],
  row: 'label with its place, such as month 12 | number | note, if any',
  read(source) {
    const marked = marksOf(source, firstCells(source));
    let last = -Infinity;
    const points = source.rows.map((row) => {
      const [label = '', number = '', note = ''] = row.cells;
      const [place, ...others] = label.match(PLACE) ?? [];
      if (!place || others.length > 0) {
        refuse(source, 'one number in the label, such as month 12', quoted(label), row);
      }
      if (label.length > LABEL_LENGTH) {
        refuse(source, `a label of at most ${LABEL_LENGTH} characters`, quoted(label), row);
      }
      const at = Number(place.replace(/,/g, ''));
      if (at <= last) refuse(source, `a place after ${last}`, quoted(label), row);
      last = at;
      return { at, label, note, marked: marked(label), ...amountOf(source, row, number) };
    });
    if (new Set(points.map(({ value }) => value)).size < 2) {
      refuse(source, 'numbers that differ', 'one number');
    }
    const overlap = overlapIn(points, onPaper);
    if (overlap) refuse(source, overlap.expected, overlap.found, source.rows[overlap.index]);
    const shown = points.map(({ label, formatted, note }) => `${label} ${formatted} ${note}`);
    return { chart: { kind: 'line', points }, shown };
  },
};
