/** @jest-environment node */
import { blocksOf, faultsOf } from '../../../support/markdown';

const idsOf = (...headings: string[]) =>
  blocksOf(headings.map((text) => `## ${text}`).join('\n\n')).map((block) =>
    block.kind === 'heading' ? block.id : undefined,
  );

it('gives each subheading an anchor of its words, once in a text', () => {
  expect(idsOf('What’s left? Nothing', 'Café – 2 %', '¿', '日本')).toEqual([
    'whats-left-nothing',
    'cafe-2',
    'section',
    '日本',
  ]);
  expect(idsOf('A', 'A', 'A-2', 'A')).toEqual(['a', 'a-2', 'a-2-2', 'a-3']);
});

it('takes back a backslash, and the closing marks that Markdown allows', () => {
  expect(blocksOf('## A \\* b ##')).toMatchObject([{ text: 'A * b' }]);
});

it.each([
  ['# One', 'expected a subheading of level 2 or 3'],
  ['#### Four', 'expected a subheading of level 2 or 3'],
  ['### Three', 'expected a subheading of level 2 (##) before one of level 3'],
  ['##', 'expected words in a subheading'],
  ['Words\n---', 'expected ## before a subheading, not a line under it'],
  ['## A **b**', 'expected plain words in a subheading (found strong words: "**b**")'],
  ['## A [b](/c)', 'expected plain words in a subheading (found a link: "[b](/c)")'],
  ['## A `b`', 'expected plain words in a subheading (found code: "`b`")'],
])('refuses %j', (source, expected) => {
  expect(faultsOf(`Words.\n\n${source}`)[0]).toContain(`3: ${expected}`);
});

it('says once that level 2 is missing', () => {
  expect(faultsOf('### A\n\n### B\n\n## C\n\n### D')).toHaveLength(1);
});
