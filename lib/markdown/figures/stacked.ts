import { marksOf, quoted, refuse, sumOf, totalOf, type Form } from './source';

const MOST_PARTS = 4;

/** Sums, each a bar of the same parts. */
export const stacked: Form = {
  options: ['parts'],
  rows: [1, 4],
  cells: [3, MOST_PARTS + 1],
  row: 'label | a number for every part',
  read(source) {
    const line = source.options.get('parts');
    const names = line?.cells ?? [];
    if (names.length < 2 || names.length > MOST_PARTS || new Set(names).size < names.length) {
      refuse(source, `2 to ${MOST_PARTS} different parts`, quoted(names.join(' | ')), line);
    }
    const marked = marksOf(source, names);
    const rows = source.rows.map((row) => {
      const [label = '', ...cells] = row.cells;
      if (cells.length !== names.length) {
        refuse(source, `a number for each of ${names.length} parts`, String(cells.length), row);
      }
      const amounts = cells.map((cell) => sumOf(source, row, cell));
      const total = totalOf(source, cells, amounts);
      if (total.value === 0) refuse(source, 'a number above 0', 'none', row);
      return { label, total, amounts };
    });
    const parts = names.map((label) => ({ label, marked: marked(label) }));
    const shown = rows.map(({ label, total, amounts }) =>
      [label, ...[...amounts, total].map(({ formatted }) => formatted)].join(' '),
    );
    return { chart: { kind: 'stacked', parts, rows }, shown };
  },
};
