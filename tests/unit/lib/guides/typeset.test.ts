/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { guideWords } from '@/content/ui';
import { colors } from '@/lib/colors';
import { siteUrl } from '@/lib/env';
import { partsOf } from '@/lib/guides/parts';
import * as typesetModule from '@/lib/guides/typeset';
import { folderOf } from '../../../support/folder';
import { blocksOf } from '../../../support/markdown';
import { openPdfReader, squash, without } from '../../../support/pdf';

const { pageCountOf, typeset } = typesetModule;
type PrintedGuide = typesetModule.PrintedGuide;

const guide = (source: string, change: Partial<PrintedGuide> = {}): PrintedGuide => ({
  title: 'A sheet to fill in',
  summary: 'One page that says what there is and what is missing.',
  parts: partsOf(blocksOf(source)),
  drawing: 'services/managed-it',
  company: { name: 'A company', line: 'It looks after computers.' },
  links: [{ href: 'mailto:a@b.example', text: 'a@b.example' }],
  facts: [{ label: 'For', text: 'whoever fills it in' }],
  words: guideWords,
  ...change,
});

const folder = folderOf();
const reader = openPdfReader();
afterAll(reader.close);
/** What a reader finds in a guide. */
async function printed(made: PrintedGuide) {
  const file = join(folder, 'guide.pdf');
  writeFileSync(file, typeset(made));
  const pdf = await reader.read(file);
  return { ...pdf, words: pdf.pages.map(({ words }) => words).join('\n') };
}

/** Shapes of a colour and lines of words, from the left edge of the page and from its foot, in points. */
function drawn(made: PrintedGuide, hex: string) {
  const rgb = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const streams = typeset(made)
    .toString('latin1')
    .matchAll(/\/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
  const pages = Array.from(streams, ([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  ).filter((page) => page.includes('\nBT\n'));
  return pages.map((page) => {
    const steps = Array.from(
      page.matchAll(/\n1 0 0 -1 (\S+) (\S+) cm\n\/c0 cs\n(.*) scn\n([^]*?)\nQ\n/g),
      ([, x, y, paint = '', path = '']) => ({
        x: Number(x),
        y: Number(y),
        ours: paint
          .split(' ')
          .every((each, index) => Math.abs(Number(each) - (rgb[index] ?? 0)) < 1e-3),
        words: path.startsWith('BT'),
        width: Math.max(...Array.from(path.matchAll(/(\S+) \S+ [lc]$/gm), ([, to]) => Number(to))),
      }),
    );
    return {
      shapes: steps.filter(({ ours, words }) => ours && !words),
      words: steps.filter(({ words }) => words),
    };
  });
}

/** What would mean something to the compiler, were it markup. */
const MARKUP = [
  '#read("/etc/passwd")',
  '#import "@preview/x:1.0.0"',
  '= Not a heading',
  '/ Not: a term',
  '$x^2$ \\alpha ~ -- --- ... // /* */',
  '@reference <label> \\u{1F600} [content] {code}',
  'the plain marks ! " # $ % & \' ( ) * + , - . / : ; < = > ? @ [ \\ ] ^ _ ` { | } ~',
];

it('sets every sign of markup as the sign that it is, wherever words stand', async () => {
  const escaped = MARKUP.map((line) => line.replace(/[!-/:-@[-`{-~]/g, '\\$&'));
  const [first = ''] = escaped;
  const source = [
    '## Words',
    ...escaped,
    ...escaped.map((line) => `- ${line}`),
    'Then boxes.',
    ...escaped.map((line) => `- [ ] **${line}**`),
    `> *${first}*`,
    `| ${first} | B |\n| --- | --- |\n| ${escaped.at(-1)} | [${first}](https://b.example/?a=1#b) |`,
    `### ${first}`,
    'End.',
  ].join('\n\n');
  const blocks = blocksOf(source);
  const [line = ''] = MARKUP;
  const { words, title } = await printed(guide(source, { title: line, summary: line }));
  expect(title).toBe(line);
  expect(words).not.toContain('root:');
  expect(() => without(blocks, words)).not.toThrow();
  expect(squash(words).split(squash(line)).length).toBeGreaterThan(MARKUP.length);
});

it('makes the same bytes again, of as many pages as it says', async () => {
  const pages = (count: number) =>
    guide(Array.from({ length: count * 60 }, (_, row) => `Line ${row}.`).join('\n\n'));
  const [short, long] = [typeset(pages(1)), typeset(pages(4))];
  jest.resetModules();
  const again = jest.requireActual<typeof typesetModule>('@/lib/guides/typeset');
  expect(again.typeset(pages(4)).equals(long)).toBe(true);
  expect(pageCountOf(long)).toBeGreaterThan(pageCountOf(short));
  expect(pageCountOf(long)).toBe((await printed(pages(4))).pages.length);
});

it('tags what it sets, and opens links of the site by their whole address', async () => {
  const source =
    '## Part\n\n- [ ] Tick\n\n| A | B |\n| - | - |\n| 1 | |\n\n> Said.\n\nSee [us](/contact).';
  const { pages, language, marked, part, dated } = await printed(guide(source));
  expect({ language, marked, part, dated }).toEqual({
    language: 'en-CA',
    marked: true,
    part: '1',
    dated: false,
  });
  expect(pages[1]?.roles).toMatchObject({ H1: 1, L: 1, LI: 1, Table: 1, TH: 2, TD: 2, Link: 2 });
  expect(pages[1]?.links).toEqual([`${siteUrl}/contact`, 'mailto:a@b.example']);
});

const figure = (kind: string, rows: string) =>
  `\`\`\`${kind}\ntitle: What there is to see\nunit: days\nshows: One of them is longer than another.\n${rows}\n\`\`\``;

it('draws each kind of figure, with its words and numbers', async () => {
  const source = [
    'There are 12 and 30 of it, 42 in all, and 3 or 4 of the other, 7 in all, or 1. From August 22 to September 6 are 15 days.',
    figure('bars', 'One | 12\nTwo | 30 | so far'),
    figure('stacked', 'parts: Left | Right\nOne | 12 | 30\nTwo | 3 | 3 + 1'),
    figure('line', 'day 12 | 3\nday 30 | -4'),
    figure('timeline', 'mark: September 6\nAugust 22 | A fix\nSeptember 6 | A warning'),
  ].join('\n\n');
  const { words } = await printed(guide(source));
  for (const text of [
    'Two so far',
    '30',
    'One 42 Left 12 Right 30',
    'Two 7 Left 3 Right 3 + 1',
    'day 30 −4',
    'A warning',
    '15 days',
  ])
    expect(squash(words)).toContain(squash(text));
});

/** As long as a cell of a figure may be. */
const LONG = 'A label with as many words as one may have in any figure';
it.each([
  ['bars', `${LONG} | 40 | ${LONG.toLowerCase()}\nOther | 60`, [40, 60]],
  ['stacked', `parts: A | B\n${LONG} | 40 | 0\nOther | 60 | 0`, [40, 60]],
  ['bars', 'One | 0.04\nOther | 0.06', [4, 6]],
])('leaves room to compare %s, whatever their labels', (kind, rows, [less = 0, more = 0]) => {
  const text = `It is 40, 60, 0, 0.04 or 0.06.\n\n${figure(kind, rows)}`;
  const [, page] = drawn(guide(text), colors.light.link);
  // But for the swatches of parts.
  const widths = page?.shapes.map(({ width }) => width).filter((width) => width > 20) ?? [];
  expect(widths).toHaveLength(2);
  expect((widths[0] ?? 0) / (widths[1] ?? 0)).toBeCloseTo(less / more, 2);
  expect(widths[1]).toBeGreaterThan(0.55 * 468);
});

it('draws points and moments along the whole axis, however little lies between', () => {
  const line = figure('line', '0.1 | 0.1\n0.2 | 0.3');
  const time = figure('timeline', 'May 1 | A fix\nMay 3 | A warning').replace('days', 'weeks');
  const text = `It is 0.1, 0.2 or 0.3, from 1 to 3.\n\n${line}\n\n${time}`;
  const [, page] = drawn(guide(text), colors.light.link);
  const [first, last, from, to] = page?.shapes.filter(({ width }) => width <= 7).slice(-4) ?? [];
  expect((last?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(0.82 * 468, 0);
  expect(Math.abs((last?.y ?? 0) - (first?.y ?? 0))).toBeGreaterThan(40);
  expect((to?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo(468 - 7, 0);
});

it('sets the words of points below the drawing, however long a note is', () => {
  const note = 'which took longer than anybody had thought it could';
  const points = `year 0 | 1\nyear 1 | 0 | ${note}\nyear 2 | 2\nyear 3 | 3`;
  const [, page] = drawn(
    guide(`It is 0, 1, 2 or 3.\n\n${figure('line', points)}`),
    colors.light.link,
  );
  const heights = page?.shapes.map(({ y }) => y) ?? [];
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  expect(page?.words.filter(({ y }) => y > lowest && y < highest)).toEqual([]);
  const rows = page?.words.filter(({ y }) => y < lowest).map(({ y }) => y) ?? [];
  expect(rows.filter((y) => y === Math.max(...rows))).toHaveLength(4);
});

it('tells the words of a point before its number, and its note after', async () => {
  const points = 'year 0 | -3\nyear 1 | -1 | behind\nyear 2 | 2 | ahead';
  const text = 'It goes from 0 to 2 by 1, and is -3, -1 or 2.';
  const { pages } = await printed(guide(`${text}\n\n${figure('line', points)}`));
  const said = pages.flatMap(({ told }) => told);
  expect(said.join(' ')).toContain('year 0 −3 year 1 −1 behind year 2 2 ahead');
});

it.each([
  ['A firm of 10 to 250 people', /10 to 250 people/],
  ['A sheet for it that a well-known firm has', /well-known firm/],
])('breaks the title “%s” at no number or hyphen', async (title, line) => {
  expect((await printed(guide('Words.', { title }))).pages[0]?.words).toMatch(line);
});

/** Paragraphs that end in the given words, each a little longer than the one before, over two lines. */
const growing = (end: string) =>
  Array.from({ length: 12 }, (_, more) => `${'many '.repeat(14)}${'i'.repeat(more * 5)} ${end}`);

it('ends no paragraph in one short word', async () => {
  const names =
    'Autodesk has changed names: you will meet both the old and the new ones in licences, help pages and contracts.';
  const { words } = await printed(guide([...growing('and so on it is.'), names].join('\n\n')));
  const lines = words.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => /(?:it is|and contracts)\.$/.test(line)).length).toBeGreaterThan(1);
  expect(lines.filter((line) => /^(?:is|contracts)\.$/.test(line))).toEqual([]);
});

it('keeps numbers on one line with what they belong to, in links too, with their spaces', async () => {
  const numbers = [
    'O. Reg. 329/04',
    'Reg. s. 6.3',
    's. 12(3)',
    'section 10.1',
    'Class 46',
    '45 CFR 164.504(e)',
    'June 20, 2007',
    'May 2025',
    'Revit 2026',
    'consulted 2026-11-22',
  ];
  const linked = (number: string) => `[It is of ${number}](https://b.example/), for good`;
  const paragraphs = numbers.flatMap((number) => [...growing(number), ...growing(linked(number))]);
  const { words, pages } = await printed(guide(paragraphs.join('\n\n')));
  const found = numbers.map((number) => [number, words.split(number).length - 1]);
  expect(found).toEqual(numbers.map((number) => [number, growing(number).length * 2]));
  const links = pages.flatMap((page) => page.links).filter((href) => href.includes('b.example'));
  expect(links.length).toBeGreaterThanOrEqual(numbers.length * growing('').length);
});

it.each(['subsection 12', 'PowerPoint 2019', 'years. 5', '45 CFR 164.308(a)(1)(ii)(A)'])(
  'cuts no word of %s, whatever stays on one line',
  async (piece) => {
    const { words } = await printed(guide(growing(`${piece} of them`).join('\n\n')));
    for (const word of piece.split(' '))
      expect([word, words.split(word).length - 1]).toEqual([word, growing('').length]);
  },
);

it('sets a bullet at half the height of a small letter', () => {
  const [, page] = drawn(guide('- One\n- Two'), colors.light.edge);
  const [bullet] = page?.shapes ?? [];
  const [line] = page?.words ?? [];
  const middle = (bullet?.y ?? 0) - (bullet?.width ?? 0) / 2;
  expect(Math.abs(middle - (line?.y ?? 0) - 2.5)).toBeLessThan(0.5);
});

it('sets a bar and its number beside the middle of its label', () => {
  const chart = figure('bars', `${LONG} | 40\nOther | 60`);
  const [, page] = drawn(guide(`It is 40 or 60.\n\n${chart}`), colors.light.link);
  const [bar] = page?.shapes ?? [];
  const [, , , first, second, number] = page?.words ?? [];
  const capital = 0.7 * 9;
  const middle = (bar?.y ?? 0) - 3.5;
  expect((number?.y ?? 0) + capital / 2).toBeCloseTo(middle, 0);
  expect(((first?.y ?? 0) + capital + (second?.y ?? 0)) / 2).toBeCloseTo(middle, 0);
});

/** Where the words of a sheet stand, line by line. */
const sheet = (head: string, rows: string) => {
  const source = `${head}\n${rows}`;
  const [, page] = drawn(guide(source), colors.light.edge);
  return page?.words ?? [];
};

it('gives a pen what words leave of the line, and as much as before where they would have to wrap', () => {
  const head = '| Question | Kind | Yours |\n| - | - | - |';
  const [, , pen, question, kind, next] = sheet(head, '| A few of the words | one | |\n'.repeat(3));
  expect(question?.x).toBe(78);
  expect(kind?.y).toBe(question?.y);
  expect(next?.y).toBeLessThan((question?.y ?? 0) - 20);
  expect(pen?.x).toBeLessThan(72 + 0.3 * 468);
  const long = 'so many words that they take the line';
  const [, , left] = sheet(head, `| It is ${long} | These ${long} | |\n`.repeat(3));
  expect(left?.x).toBeGreaterThan(72 + 0.6 * 468);
  expect(left?.x).toBeLessThan(72 + 0.8 * 468);
});

it('fills the line with a sheet of marks alone', () => {
  const [, , last] = sheet(
    '| Question | Q1 | Q2 |\n| - | :-: | :-: |',
    '| Some words | | |\n'.repeat(3),
  );
  expect(last?.x).toBeGreaterThan(72 + 0.75 * 468);
});

it.each([
  ['marks and numbers in a long table', 13, '| 1 | | |', 8],
  ['a line', 12, '| 1 | |', 9],
  ['sentences in a long sheet of questions', 13, '| 1 | |', 9.8],
])('leaves room for %s', (_name, rows, row, height) => {
  const columns = row.split('|').length - 2;
  const head = `${'| A '.repeat(columns)}|\n${'| - '.repeat(columns)}|`;
  const [first, second] = sheet(head, `${row}\n`.repeat(rows)).slice(columns);
  expect((((first?.y ?? 0) - (second?.y ?? 0)) / 72) * 25.4).toBeCloseTo(height, 1);
});

it('quotes without marks of its own', async () => {
  const { words, pages } = await printed(guide('> One only.\n>\n> And *one* more.\n\nEnd.'));
  expect(words).toMatch(/One only\.\s+And one more\.\s+End\./);
  expect(words).not.toMatch(/[“”"]/);
  expect(pages[1]?.roles).toMatchObject({ BlockQuote: 1 });
});

it('names a letter that the typeface has not', () => {
  expect(() => typeset(guide('A word in Greek: λόγος.'))).toThrow(
    /PDF\/UA-1|could not be displayed|glyph/i,
  );
});

it('has the typeface for emphasis in a quote, and asks the system for none', () => {
  const pdf = typeset(guide('Words.\n\n> Words, *and more*.')).toString('latin1');
  expect(pdf).toMatch(/\/BaseFont\s*\/\w+\+InstrumentSans-MediumItalic\b/);
});
