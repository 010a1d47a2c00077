import type { ChartOf } from '../blocks';
import { amountOf, firstCells, marksOf, quoted, refuse, type Form, type Source } from './source';

/** Labels stand beside each other, on a phone too. */
const LABEL_LENGTH = 12;
/** Shares of a phone's axis that a character takes. Numbers seldom stand at one height, and get less. */
const CHARACTER = { label: 0.03, number: 0.024 };
/** The most that words take: two points have room, whatever they say. */
const MOST_WIDTH = 0.5;
const PLACE = /\d+(?:,\d{3})*(?:\.\d+)?/g;

type Point = ChartOf<'line'>['points'][number];

/** The share of the axis that the words of a point take. On paper a note goes on below its number. */
function widthOf({ label, formatted, note }: Point): number {
  const longest = Math.max(...[formatted, ...note.split(' ')].map(({ length }) => length));
  const width = Math.max(label.length * CHARACTER.label, longest * CHARACTER.number);
  return Math.min(width, MOST_WIDTH);
}

/**
 * Refuses a point whose words would lie over those of the one before. Words begin at the first place and
 * end at the last (components/charts/LineChart.tsx): they move along the axis less their own width.
 */
function refuseOverlap(source: Source, points: readonly Point[]): void {
  const length = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point;
    const width = Math.max(widthOf(before), widthOf(point));
    const least = width / (1 - width);
    const apart = (point.at - before.at) / length;
    if (apart >= least) return;
    const share = `at least ${Math.ceil(least * 100)}% of the axis`;
    const expected = `${quoted(point.label)} ${share} after ${quoted(before.label)}`;
    refuse(source, expected, `${Math.floor(apart * 100)}%`, source.rows[index + 1]);
  });
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
    refuseOverlap(source, points);
    const shown = points.map(({ label, formatted, note }) => `${label} ${formatted} ${note}`);
    return { chart: { kind: 'line', points }, shown };
  },
};
