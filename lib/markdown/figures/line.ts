import { amountOf, firstCells, marksOf, quoted, refuse, type Form } from './source';

/** Labels stand beside each other, on a phone too. */
const LABEL_LENGTH = 12;
const PLACE = /\d+(?:,\d{3})*(?:\.\d+)?/g;

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
    const shown = points.map(({ label, formatted, note }) => `${label} ${formatted} ${note}`);
    return { chart: { kind: 'line', points }, shown };
  },
};
