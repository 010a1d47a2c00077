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

it('finds the words of a figure, and counts none of them', () => {
  const figure = [
    '```bars',
    'title: Seven and eight',
    'unit: people',
    'shows: Eight are more than seven.',
    'These | 7 | a note',
    'Those | 8',
    '```',
  ].join('\n');
  const blocks = blocksOf(`Seven or eight.\n\n${figure}`);
  expect(textOf(blocks)).toBe(
    'Seven or eight.\nSeven and eight\nEight are more than seven.\nThese\na note\nThose',
  );
  expect(wordCount(blocks)).toBe(3);
});
