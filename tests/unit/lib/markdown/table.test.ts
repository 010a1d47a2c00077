/** @jest-environment node */
import { blocksOf, faultsOf } from '../../../support/markdown';

it('reads alignment, formed words, escaped bars and empty cells', () => {
  const [table] = blocksOf('| A | B | C |\n| :-- | :-: | --: |\n| **1** | x \\| y | |');
  expect(table).toMatchObject({
    columns: [{ align: 'left' }, { align: 'center' }, { align: 'right' }],
    rows: [[[{ kind: 'strong' }], [{ kind: 'text', text: 'x | y' }], []]],
  });
});

it.each([
  ['| A | |\n| - | - |\n| 1 | 2 |', '1: expected a heading for every column'],
  ['| A | B |\n| - | - |', '1: expected a row below the headings of a table'],
  ['| A | B |\n| - | - |\n| 1 |', '3: expected 2 cells in this row, not 1'],
  ['| A | B |\n| - | - |\n| 1 | 2 | 3 |', '3: expected 2 cells in this row, not 3'],
  ['| A | B |\n| - | - |\n| 1 | 2 |\nThe next paragraph.', '4: expected 2 cells in this row'],
  ['| A | B |\n| - | - |\n| 1 | <b>2</b> |', '3: expected words, emphasis or a link (found HTML'],
])('refuses %j', (source, expected) => {
  expect(faultsOf(source)[0]).toContain(expected);
});
