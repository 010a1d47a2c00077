/** @jest-environment node */
import { textOf, wordCount } from '@/lib/markdown/text';
import { blocksOf } from '../../../support/markdown';

const blocks = blocksOf(
  [
    '## A title',
    'One **two** [three *four*](/a).',
    '- five\n- six seven',
    '| A | B |\n| - | - |\n| eight | |',
    '> nine\n>\n> ten',
  ].join('\n\n'),
);

it('gives every paragraph, item and cell a line, and nothing of their form', () => {
  expect(textOf(blocks)).toBe(
    'A title\nOne two three four.\nfive\nsix seven\nA\nB\neight\nnine\nten',
  );
});

it('counts words as a reader does', () => {
  expect(wordCount(blocks)).toBe(14);
  expect(wordCount(blocksOf('## Two words\n\nand three\nmore'))).toBe(5);
  expect(wordCount([])).toBe(0);
});
