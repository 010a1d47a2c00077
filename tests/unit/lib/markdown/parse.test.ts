/** @jest-environment node */
import fc from 'fast-check';
import { parseMarkdown } from '@/lib/markdown/parse';
import { textOf } from '@/lib/markdown/text';
import { blocksOf, faultsOf } from '../../../support/markdown';

const text = (words: string) => [{ kind: 'text', text: words }];
const BLOCKS = 'expected a paragraph, ## subheading, list, table, figure or > quote';

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
    { kind: 'list', marks: 'bullets', items: [text('a'), text('b')] },
    { kind: 'list', marks: 'numbers', items: [text('first'), text('second')] },
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
  ['<script>alert(1)</script>', `${BLOCKS} (found html)`],
  ['<!-- note -->', `${BLOCKS} (found html)`],
  [
    '```\ncode\n```',
    `${BLOCKS} (found a line that begins with four spaces, or \`\`\` without a kind of figure)`,
  ],
  [
    '    indented',
    `${BLOCKS} (found a line that begins with four spaces, or \`\`\` without a kind of figure)`,
  ],
  ['***', `${BLOCKS} (found a line of hyphens or stars alone)`],
  ['[a]: /b', `${BLOCKS} (found a name in brackets and an address, at the beginning of a line)`],
  ['# One', 'expected ## or ### (found #)'],
  ['#### Four', 'expected ## or ### (found ####)'],
  ['##', 'expected words (found none)'],
  ['## ???', 'expected a letter or a digit in a subheading (found "???")'],
  ['Two\n---', 'expected ## before a subheading (found a line under it)'],
  ['Two\n===', 'expected ## before a subheading (found a line under it)'],
  ['### Three', 'expected ## before ### (found ###)'],
  [
    '![x](y.png)',
    'expected words, *emphasis*, **strong words** or a [link](/contact) (found image)',
  ],
  ['Some `code`', 'expected words, *emphasis*, **strong words** or a [link](/contact)'],
  [
    'One  \ntwo',
    'or a [link](/contact) (found two spaces, or a backslash, at the end of the line)',
  ],
  [
    'A <b>word</b>',
    'expected words, *emphasis*, **strong words** or a [link](/contact) (found html)',
  ],
  ['[go](javascript:alert(1))', 'expected a path of this site such as /contact'],
  ['[go](http://example.com)', 'expected a path of this site such as /contact'],
  ['[](/contact)', 'expected words (found none)'],
  ['[go](/contact "Before noon")', 'expected a link without a title (found "Before noon")'],
  [
    '[go](https://example.com/a–b)',
    'expected an https address without "–" behind its host (found "',
  ],
  ['[go](<https://example.com/\u202e>)', 'behind its host (found "https://example.com/<U+202E>")'],
  ['## See [our plans](/services/managed-it)', 'expected plain words in a subheading (found link)'],
  ['## Now **or** later', 'expected plain words in a subheading (found strong)'],
  ['### Now *or* later', 'expected plain words in a subheading (found emphasis)'],
  ['## Some `code`', 'expected plain words in a subheading (found words between backticks)'],
  [
    'One&#10;two',
    'expected words, *emphasis*, **strong words** or a [link](/contact) (found a line break written as &#10;)',
  ],
  ['**Half a mark', 'expected every mark to open and close, or a backslash before it (found "*")'],
  [
    '- [ ] One\n- Two',
    'expected [ ] and words in every item of a tick list (found an item without',
  ],
  ['- [ ]', 'expected words (found none)'],
  ['Less <b than', 'expected every mark to open and close, or a backslash before it (found "<b")'],
  [
    '| A | B |',
    'expected a table as | A | B | with | - | - | below it, or a backslash before | (found "|")',
  ],
  ['- a\n  - b', 'expected plain paragraphs in a list or quote (found list)'],
  ['- a\n\n  b', 'expected one paragraph an item (found 2)'],
  ['-', 'expected one paragraph an item (found none)'],
  ['3. Third', 'expected a list to begin at 1 (3\\. begins a sentence) (found 3.)'],
  ['12) Twelfth', 'expected a list to begin at 1 (12\\) begins a sentence) (found 12))'],
  [
    '- a\n  ```bars\n  A | 1\n  ```',
    'expected ``` at the beginning of its line: no list or quote holds a figure (found "```bars")',
  ],
  ['> ```bars\n> A | 1\n> ```', 'no list or quote holds a figure (found "```bars")'],
  ['- > a', 'expected plain paragraphs in a list or quote (found a quote)'],
  ['1. One\n3. Three', 'expected 2. here (found 3.)'],
  ['1. One\n1. Two\n3. Three', 'expected 2. here (found 1.)'],
  ['1) One\n2) Two\n2) Three', 'expected 3. here (found 2.)'],
  ['## Two {#two}', 'expected a subheading alone: its words are its address (found "{#two}")'],
  ['## Two{.lead}', 'its words are its address (found "{.lead}")'],
  ['> # b', 'expected plain paragraphs in a list or quote (found heading)'],
  ['>', 'expected words (found none)'],
  ['| A | B |\n| - | - |', 'expected a row below the headings (found none)'],
  ['| A | B |\n| - | - |\n| 1 |', 'expected 2 cells (found 1)'],
  ['| A |\n| - |\n| 1 |\n2', 'expected an empty line above, or | around a cell'],
  [
    '| A | B |\n| - | - |\n| 1 | 2 |\nNext words.',
    'expected an empty line above, or | around a cell (found a line without)',
  ],
  ['- a\n- b\nc', 'expected an empty line above, or spaces before it, which'],
  ['> a\nb', 'expected an empty line above, or > before it, which makes it part of the quote'],
  ['| A | |\n| - | - |\n| 1 | 2 |', 'expected a heading above every column (found none)'],
  ['| | B |\n| - | - |\n| 1 | 2 |', 'expected a heading above every column (found none)'],
])('refuses %j, with its line', (source, expected) => {
  const [fault = '', ...others] = faultsOf(`Words.\n\n${source}\n\nWords.`);
  expect(fault).toMatch(/^[3-6]: /);
  expect(fault).toContain(expected);
  expect(others).toEqual([]);
});

it.each(['1. One\n2. Two\n3. Three', '1. One\n1. Two\n1. Three', '1) One\n\n2) Two'])(
  'takes the numbers of %j, of which one follows from the other',
  (source) => expect(blocksOf(source)).toMatchObject([{ kind: 'list', marks: 'numbers' }]),
);

it('names the line of a number that does not follow', () => {
  expect(faultsOf('1. One\n   goes on\n2. Two\n2. Three')).toEqual([
    '4: expected 3. here (found 2.)',
  ]);
});

it('takes braces within a subheading for words', () => {
  expect(blocksOf('## What {curly} braces do, {or} not')).toHaveLength(1);
});

it('reads a list of boxes without the boxes', () => {
  expect(blocksOf('- [ ] One\n- [ ] **Two**, [three](/contact)')).toEqual([
    {
      kind: 'list',
      marks: 'boxes',
      items: [
        text('One'),
        [
          { kind: 'strong', children: text('Two') },
          { kind: 'text', text: ', ' },
          { kind: 'link', href: '/contact', children: text('three') },
        ],
      ],
    },
  ]);
});

it('takes a box behind a backslash for words, and what follows a box on the next line for its own', () => {
  expect(blocksOf('- \\[ ] One')).toEqual([
    { kind: 'list', marks: 'bullets', items: [text('[ ] One')] },
  ]);
  expect(blocksOf('- [ ]\n  One\n- [ ] Two')).toEqual([
    { kind: 'list', marks: 'boxes', items: [text('One'), text('Two')] },
  ]);
});

it('publishes an address percent-encoded', () => {
  const source = '[Montréal](https://fr.wikipedia.org/wiki/Montréal)';
  const href = 'https://fr.wikipedia.org/wiki/Montr%C3%A9al';
  expect(blocksOf(source)).toEqual([
    { kind: 'paragraph', children: [{ kind: 'link', href, children: text('Montréal') }] },
  ]);
  expect(parseMarkdown(source).links).toEqual([{ href, line: 1 }]);
});

it('refuses a subheading that stood there already', () => {
  expect(faultsOf('## Two\n\nWords.\n\n## Two')).toEqual([
    '5: expected another subheading (found "Two" again)',
  ]);
  expect(faultsOf('## Two\n\nWords.\n\n## Three\n\nWords.\n\n## Two')).toEqual([
    '9: expected another subheading (found "Two" again)',
  ]);
});

it('names the subheading whose address another would have', () => {
  expect(faultsOf('## C#\n\nWords.\n\n## C++')).toEqual([
    '5: expected another subheading (found "C++" whose address #c is that of "C#")',
  ]);
});

it('takes a quote for one whose lines are set in by up to three spaces', () => {
  for (const space of ['', ' ', '   ']) expect(faultsOf(`> One\n${space}> two`)).toEqual([]);
});

it('holds words to the rules, across emphasis and ends of lines', () => {
  const rules = [{ pattern: /state of the art/, expected: 'expected plain words' }];
  expect(faultsOf('Fine.\n\nThe **state** of\nthe art.', rules)).toEqual([
    '3: expected plain words (found "state of the art")',
  ]);
});

it.each([
  ['One\ntwo\nthree * four', '5: expected every mark'],
  ['One **two\nthree** four\n[five](/contact) ~~six~~', '5: expected no struck-out words'],
  ['> One\n> two\n> ##Three', '5: expected a subheading'],
  ['- One\n- two\n- three | four', '5: expected a table as | A | B |'],
  ['| A | B |\n| - | - |\n| 1 | ~~2~~ |', '5: expected no struck-out words'],
  ['One\ntwo&nbsp;three', '4: expected no hidden letter (found "<U+00A0>")'],
  ['One\n*two*\n**three&nbsp;four**', '5: expected no hidden letter (found "<U+00A0>")'],
  ['| A | B |\n| - | - |\n| 1 | a&nbsp;b |', '5: expected no hidden letter (found "<U+00A0>")'],
  ['- Two\n  lines\n- [b](/contact)&nbsp;c', '5: expected no hidden letter (found "<U+00A0>")'],
])('names the line of what is wrong in %j', (source, expected) => {
  const rules = [{ pattern: /\u00a0/, expected: 'expected no hidden letter' }];
  const faults = faultsOf(`Words.\n\n${source}\n\nWords.`, rules);
  expect(faults).toEqual([expect.stringContaining(expected)]);
});

it('looks for words in what is seen, not in the addresses of links', () => {
  const rules = [{ pattern: /\S{41}/, expected: 'expected short words' }];
  const link = `[a page](https://example.com/${'a'.repeat(41)})`;
  expect(faultsOf(`- ${link}\n- ${link}\n- ${link}`, rules)).toEqual([]);
  expect(faultsOf(`- ${link}\n- ${link}\n- ${link}, ${'b'.repeat(41)}`, rules)).toEqual([
    `3: expected short words (found "${'b'.repeat(41)}")`,
  ]);
});

it('names the line of a figure that breaks a rule', () => {
  const rules = [{ pattern: /!/, expected: 'expected calm' }];
  const figure = [
    '```bars',
    'title: Seven and eight',
    'unit: people',
    'shows: Eight are more than seven.',
    'These | 7',
    'Those! | 8',
    '```',
  ].join('\n');
  expect(faultsOf(`Seven or eight.\n\n${figure}`, rules)).toEqual(['8: expected calm (found "!")']);
});

it('lists one fault a block from top to bottom, with the links and their lines', () => {
  const faults = faultsOf('> a\n> # b\n\n![x](y.png)\n\n#### c');
  expect(faults.map((fault) => fault.slice(0, 2))).toEqual(['2:', '4:', '6:']);
  const { links } = parseMarkdown('One [two](/a).\n\n- **[three](https://b.example)**', {
    firstLine: 9,
  });
  expect(links).toEqual([
    { href: '/a', line: 9 },
    { href: 'https://b.example', line: 11 },
  ]);
});

it('counts lines from where the source begins, whatever ends them', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const source = `\uFEFF${['One', 'two.', '', '***'].join(end)}`;
    expect(parseMarkdown(source, { firstLine: 11 }).faults).toMatchObject([{ line: 14 }]);
  }
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

/** The letters of a text, but for those of `&amp;`. */
const lettersOf = (text: string) => text.replace(/[^\p{L}]|[amp]/gu, '');

it('answers with blocks or with faults on lines that exist, whatever it is given', () => {
  let right = 0;
  fc.assert(
    fc.property(markup, (source) => {
      const { blocks, links, faults } = parseMarkdown(source);
      if (faults.length === 0) {
        right += 1;
        const seen = links.reduce((text, { href }) => text.replace(href, ''), source);
        expect(lettersOf(textOf(blocks))).toBe(lettersOf(seen));
        return;
      }
      const lines = source.split(/\r\n?|\n/).length;
      for (const { line, message } of faults) {
        expect([line >= 1 && line <= lines, line]).toEqual([true, line]);
        expect(message).toMatch(/^expected .* \(found /s);
        // No name of the parser's own, such as listItem.
        expect(message).not.toMatch(/\(found [a-z]+[A-Z]\w*\)$/);
      }
    }),
    { numRuns: 1_000 },
  );
  expect(right).toBeGreaterThan(20);
});

it('names the line of a word that breaks a rule, wherever it stands', () => {
  const rules = [{ pattern: /strange/, expected: 'expected another word' }];
  let found = 0;
  fc.assert(
    fc.property(markup, markup, (before, after) => {
      const source = `${before}strange${after}`;
      const fault = faultsOf(source, rules).find((each) => each.includes('expected another word'));
      if (fault === undefined) return;
      found += 1;
      expect(fault.split(':')[0]).toBe(String(before.split(/\r\n?|\n/).length));
    }),
    { numRuns: 1_000 },
  );
  expect(found).toBeGreaterThan(20);
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
    { numRuns: 1_000, examples: [['Www!A'], ['www.a'], ['a@b.c']] },
  );
});
