/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideWords } from '@/content/ui';
import { partsOf } from '@/lib/guides/parts';
import * as typesetModule from '@/lib/guides/typeset';
import { blocksOf } from '../../../support/markdown';
import { readPdfs, squash, without } from '../../../support/pdf';

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

const folder = mkdtempSync(join(tmpdir(), 'guides-'));
/** What a reader finds in a guide. */
function printed(made: PrintedGuide) {
  const file = join(folder, 'guide.pdf');
  writeFileSync(file, typeset(made));
  const [pdf] = readPdfs([file]);
  if (!pdf) throw new Error('nothing read');
  return { ...pdf, words: pdf.pages.map(({ words }) => words).join('\n') };
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

it('sets every sign of markup as the sign that it is, wherever words stand', () => {
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
  const { words, title } = printed(guide(source, { title: line, summary: line }));
  expect(title).toBe(line);
  expect(words).not.toContain('root:');
  expect(() => without(blocks, words)).not.toThrow();
  expect(squash(words).split(squash(line)).length).toBeGreaterThan(MARKUP.length);
});

it('makes the same bytes again, of as many pages as it says', () => {
  const pages = (count: number) =>
    guide(Array.from({ length: count * 60 }, (_, row) => `Line ${row}.`).join('\n\n'));
  const [short, long] = [typeset(pages(1)), typeset(pages(4))];
  jest.resetModules();
  const again = jest.requireActual<typeof typesetModule>('@/lib/guides/typeset');
  expect(again.typeset(pages(4)).equals(long)).toBe(true);
  expect(pageCountOf(long)).toBeGreaterThan(pageCountOf(short));
  expect(pageCountOf(long)).toBe(printed(pages(4)).pages.length);
});

it('tags what it sets, and opens links of the site by their whole address', () => {
  const source =
    '## Part\n\n- [ ] Tick\n\n| A | B |\n| - | - |\n| 1 | |\n\n> Said.\n\nSee [us](/contact).';
  const { pages, language, marked, part, dated } = printed(guide(source));
  expect({ language, marked, part, dated }).toEqual({
    language: 'en-CA',
    marked: true,
    part: '1',
    dated: false,
  });
  expect(pages[1]?.roles).toMatchObject({ H1: 1, L: 1, LI: 1, Table: 1, TH: 2, TD: 2, Link: 2 });
  expect(pages[1]?.links).toEqual(['https://www.lakeward.example/contact', 'mailto:a@b.example']);
});

it('draws each kind of figure, with its words and numbers', () => {
  const figure = (kind: string, options: string, rows: string) =>
    `\`\`\`${kind}\ntitle: What there is to see\nunit: days\nshows: One of them is longer than another.\n${options}${rows}\n\`\`\``;
  const source = [
    'There are 12 and 30 of it, 42 in all, and 3 or 4 of the other, 7 in all. From August 22 to September 6 are 15 days.',
    figure('bars', '', 'One | 12\nTwo | 30 | so far'),
    figure('stacked', 'parts: Left | Right\n', 'One | 12 | 30\nTwo | 3 | 4'),
    figure('line', '', 'day 12 | 3\nday 30 | -4'),
    figure('timeline', 'mark: September 6\n', 'August 22 | A fix\nSeptember 6 | A warning'),
  ].join('\n\n');
  const { words } = printed(guide(source));
  for (const text of [
    'Two so far',
    '30',
    'Left',
    'Right',
    '42',
    'day 30',
    '−4',
    'A warning',
    '15 days',
  ])
    expect(squash(words)).toContain(squash(text));
});

it('names a letter that the typeface has not', () => {
  expect(() => typeset(guide('A word in Greek: λόγος.'))).toThrow(
    /PDF\/UA-1|could not be displayed|glyph/i,
  );
});
