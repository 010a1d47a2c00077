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
    'Seven or eight.\nSeven and eight\npeople\nEight are more than seven.\nThese\na note\nThose',
  );
  expect(wordCount(blocks)).toBe(3);
});

it.each([
  ['stacked', '$ a month', ['parts: Ours | Theirs', 'Here | 1 | 2'], 'Ours\nTheirs\nHere'],
  ['line', 'people', ['year 1 | 1 | a note', 'year 2 | 2'], 'year 1\na note\nyear 2'],
  [
    'timeline',
    'hours',
    ['Friday 1 pm | The cut', 'Friday 2 pm | The end'],
    'Friday 1 pm\nThe cut\nFriday 2 pm\nThe end',
  ],
])('finds the words of a figure of kind %s', (kind, unit, lines, words) => {
  const head = ['title: One and two', `unit: ${unit}`, 'shows: It is more in the end.'];
  const figure = [`\`\`\`${kind}`, ...head, ...lines, '```'].join('\n');
  expect(textOf(blocksOf(`It is 1, $1, 2, $2 or $3.\n\n${figure}`))).toBe(
    `It is 1, $1, 2, $2 or $3.\nOne and two\n${unit}\nIt is more in the end.\n${words}`,
  );
});
