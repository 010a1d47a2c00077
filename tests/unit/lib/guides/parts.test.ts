/** @jest-environment node */
import { columnShares, partsOf, penColumns } from '@/lib/guides/parts';
import type { Block, Table } from '@/lib/markdown/blocks';
import { absoluteUrl } from '@/lib/seo/urls';
import { blocksOf } from '../../../support/markdown';

const tableOf = (source: string) => {
  const [table] = blocksOf(source);
  if (table?.kind !== 'table') throw new Error('no table');
  return table;
};
const kinds = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind);

it('sets a worked example apart, with its subheadings, to the next part', () => {
  const parts = partsOf(
    blocksOf(
      'Before.\n\n## Part\n\n## Worked example: x\n\nOne.\n\n### Next\n\nTwo.\n\n## Last\n\nThree.',
    ),
  );
  expect(parts.map(({ example, blocks }) => [example, kinds(blocks as Block[])])).toEqual([
    [false, ['paragraph', 'heading']],
    [true, ['heading', 'paragraph', 'heading', 'paragraph']],
    [false, ['heading', 'paragraph']],
  ]);
});

it('keeps words with what they lead to, and what is short on one page', () => {
  const rows = (count: number) => `| A |\n| - |\n${'| b |\n'.repeat(count)}`;
  const items = (count: number) => '- b\n'.repeat(count);
  const [part] = partsOf(
    blocksOf(
      `One.\n\n${rows(3)}\nTwo.\n\nThree.\n\n${rows(30)}\n${items(3)}\nFour.\n\n${items(30)}\n> Five.`,
    ),
  );
  expect(part?.blocks).toMatchObject([
    { leads: true },
    { whole: true },
    { leads: false },
    { leads: true },
    { whole: false },
    { whole: true },
    { leads: true },
    { whole: false },
    { kind: 'quote' },
  ]);
});

it('keeps the sources, which end a guide, on one page and small, however many they are', () => {
  const list = '- b\n'.repeat(30);
  const [part] = partsOf(blocksOf(`${list}\n## Sources\n\n${list}`));
  expect(part?.blocks).toMatchObject([
    { whole: false, small: false },
    { kind: 'heading' },
    { whole: true, small: true },
  ]);
});

it('keeps what stands between a heading and its first part with that part', () => {
  const source =
    '## Sheet\n\nHow.\n\n### First\n\nWords.\n\n### Second\n\nEnd.\n\n## Next\n\nLast.';
  const blocks = partsOf(blocksOf(source)).flatMap((part) => part.blocks);
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  expect(paragraphs.map(({ leads }) => leads)).toEqual([true, false, false, false]);
});

it('gives links of the site their whole address, wherever they stand', () => {
  const [part] = partsOf(
    blocksOf(
      '[a](/contact)\n\n- **[a](/contact)**\n\n| [a](/contact) |\n| - |\n| [a](/contact) |\n\n> [a](/contact) [b](https://b.example/)',
    ),
  );
  const hrefs = JSON.stringify(part).match(/(?<="href":")[^"]+/g);
  const whole = absoluteUrl('/contact');
  expect(hrefs).toEqual([whole, whole, whole, whole, whole, 'https://b.example/']);
});

const sharesOf = (table: Table) => columnShares(table, penColumns(table));

it('leaves room to write where cells are empty, but for marks in the middle', () => {
  const [words = 0, pen = 0, mark = 0] = sharesOf(
    tableOf('| Word | Note | Done |\n| - | - | :-: |\n| one | | |\n| two | | |'),
  );
  expect(pen).toBeGreaterThan(words * 2);
  expect(mark).toBeLessThan(pen / 2);
});

it('leaves columns for a pen where most cells are empty, but for marks in the middle', () => {
  const source = '| A | B | C |\n| - | - | :-: |\n| 1 | | |\n| 2 | | |\n| | 3 | |';
  expect(penColumns(tableOf(source))).toEqual([false, true, false]);
  expect(partsOf(blocksOf(source))[0]?.blocks).toMatchObject([{ pens: [false, true, false] }]);
});

it('has room in a column for words and a number that stay together', () => {
  const together = 'September 16, 2025';
  expect(sharesOf(tableOf('| (s. 12(3)) | B |\n| - | - |\n| 1 | |'))[0]).toBe(13);
  const [heading] = sharesOf(tableOf(`| ${together} | B |\n| - | - |\n| 1 | |`));
  expect(heading).toBe(together.length + 3);
});

it('knows cells to write in from cells of an example that have nothing', () => {
  const table = '| A | B |\n| - | - |\n| 1 | |';
  const parts = partsOf(blocksOf(`${table}\n\n## Worked example\n\n${table}`));
  expect(parts.map(({ blocks }) => blocks.at(-1))).toMatchObject([
    { worksheet: true },
    { worksheet: false },
  ]);
});
