/** @jest-environment node */
import fc from 'fast-check';
import { parseMarkdown } from '@/lib/markdown/parse';
import { blocksOf, faultsOf } from '../../../support/markdown';

const BLOCKS = 'expected a paragraph, subheading, list, table or quote';

it('reads each kind of block', () => {
  const source = [
    'One\nline, **strong** and *not*.',
    '## Two',
    '### Three',
    '- a\n- b',
    '1. first\n2. second',
    '| A | B |\n| - | -: |\n| 1 | 2 |',
    '> Said.',
  ].join('\n\n');
  const text = (words: string) => [{ kind: 'text', text: words }];
  expect(blocksOf(source)).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'One line, ' },
        { kind: 'strong', children: text('strong') },
        { kind: 'text', text: ' and ' },
        { kind: 'emphasis', children: text('not') },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'heading', level: 2, id: 'two', text: 'Two' },
    { kind: 'heading', level: 3, id: 'three', text: 'Three' },
    { kind: 'list', ordered: false, items: [text('a'), text('b')] },
    { kind: 'list', ordered: true, items: [text('first'), text('second')] },
    {
      kind: 'table',
      columns: [
        { heading: text('A'), align: 'left' },
        { heading: text('B'), align: 'right' },
      ],
      rows: [[text('1'), text('2')]],
    },
    { kind: 'quote', paragraphs: [text('Said.')] },
  ]);
});

it.each([
  ['<script>alert(1)</script>', `${BLOCKS} (found HTML: "<script>alert(1)</script>")`],
  ['<!-- note -->', `${BLOCKS} (found HTML: "<!-- note -->")`],
  ['```\ncode\n```', `${BLOCKS} (found a block of code`],
  ['    indented', `${BLOCKS} (found a block of code`],
  ['***', `${BLOCKS} (found a line across the page: "***")`],
  ['[a]: /b', `${BLOCKS} (found a link address apart from its words: "[a]: /b")`],
])('refuses %j, with its line', (source, expected) => {
  expect(faultsOf(`Words.\n\n${source}\n\nWords.`)).toEqual([
    expect.stringContaining(`3: ${expected}`),
  ]);
});

it('lists every fault from top to bottom', () => {
  const faults = faultsOf('> a\n> # b\n\n![x](y.png)\n\n#### c');
  expect(faults.map((fault) => fault.slice(0, 2))).toEqual(['2:', '4:', '6:']);
});

it('counts lines from where the source begins, whatever ends them', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const source = `\uFEFF${['One', 'two.', '', '***'].join(end)}`;
    const parsed = parseMarkdown(source, { firstLine: 11 });
    expect(parsed).toMatchObject({ ok: false, faults: [{ line: 14 }] });
  }
});

it('cuts long findings', () => {
  const [fault = ''] = faultsOf(`<b>${'x'.repeat(500)}`);
  expect(fault.length).toBeLessThan(200);
});

/** Pieces of Markdown, right and wrong, in any order. */
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\n\n', ' ', '- ', '1. ', '> ', '# ', '## ', '### ', '    ', '\t'),
      fc.constantFrom('*', '**', '_', '`', '```', '~~', '[', ']', '(', ')', '](/a)', '![', '<b>'),
      fc.constantFrom(
        '|',
        '| a | b |\n| - | - |\n',
        '---',
        '===',
        '\\',
        '&amp;',
        '&#10;',
        '\r',
        'x',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

it('answers with blocks or with faults on lines that exist, whatever it is given', () => {
  let right = 0;
  fc.assert(
    fc.property(markup, (source) => {
      const parsed = parseMarkdown(source);
      if (parsed.ok) {
        right += 1;
        expect(JSON.parse(JSON.stringify(parsed.blocks))).toEqual(parsed.blocks);
        return;
      }
      const lines = source.split(/\r\n?|\n/).length;
      for (const { line, expected, found } of parsed.faults) {
        expect([line >= 1 && line <= lines, line]).toEqual([true, line]);
        expect(expected).toMatch(/^expected /);
        expect(found).not.toBe('');
      }
    }),
    { numRuns: 1_000 },
  );
  expect(right).toBeGreaterThan(20);
});

it('takes any text that is escaped as that text', () => {
  const words = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(words, (text) => {
      const escaped = text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
      expect(blocksOf(escaped)).toEqual([
        { kind: 'paragraph', children: [{ kind: 'text', text }] },
      ]);
    }),
    { numRuns: 1_000 },
  );
});
