import { firstCells, marksOf, refuse, sizeOf, type Form } from './source';

/** Amounts of one unit, each a bar. */
export const bars: Form = {
  rows: [2, 6],
  cells: [2, 3],
  row: 'label | number | note, if any',
  read(source) {
    const marked = marksOf(source, firstCells(source));
    const rows = source.rows.map((line) => {
      const [label = '', number = '', note = ''] = line.cells;
      return { label, note, marked: marked(label), ...sizeOf(source, line, number) };
    });
    if (rows.every(({ value }) => value === 0)) refuse(source, 'a number above 0', 'none');
    return {
      chart: { kind: 'bars', rows },
      shown: rows.map(({ label, formatted, note }) => `${label} ${formatted} ${note}`),
    };
  },
};
