/** @jest-environment node */
import { ADDRESSES, DASHES, LEFTOVERS } from '@/lib/markdown/rules';
import { blocksOf, faultsOf } from '../../../support/markdown';

const CLOSE = 'expected every mark to open and close, or a backslash before it';
const LINK = 'expected a link as [words](/contact)';
const SPACE = 'expected an address without a space in a link, with %20 for each';
const TABLE = 'expected a table as | A | B | with | - | - | below it, or a backslash before |';
const BOX = 'expected a box as - [ ] and its words, at the beginning of an item';
const HEADING = 'expected a subheading as ## and its words, or a backslash before #';
const LIST = 'expected a list as - and its words';
const LINES = 'expected a list as - or 1. and its words';
const TAB = 'expected a list as - and its words, or a table as | A | B |, and no tab';
const WEB = 'expected an address within a link, as [words](https://…)';
const MAIL = 'expected an address within a link, as [words](mailto:…)';
const DASH = 'expected a dash as –, or a backslash before each -';
const PATH = String.raw`expected every backslash of a path twice, as in \\\\server\\share`;
const TIMES = String.raw`expected × between numbers, or \*`;
const FAR = 'expected a list or a quote at the beginning of its lines';

it.each([
  ['_As of October 15, 2024. Foo', `${CLOSE} (found "_")`],
  ['Foo as of October 15, 2024._', `${CLOSE} (found "_")`],
  ['One _ two _ three', `${CLOSE} (found "_")`],
  ['__Strong words', `${CLOSE} (found "__")`],
  ['It costs ~~499~~ 399', 'expected no struck-out words (found "~~")'],
  ['[Words] (/contact)', `${LINK} (found "] (")`],
  ['[Words] (https://example.com)', `${LINK} (found "] (")`],
  ['[Words] (www.example.com)', `${LINK} (found "] (")`],
  ['[**Words**] (mailto:a@b.example)', `${LINK} (found "] (")`],
  ['[Words]\n(/contact)', `${LINK} (found "]<U+000A>(")`],
  ['[Words](/contact', `${LINK} (found "](")`],
  ['[go](/a b)', `${SPACE} (found "](")`],
  ['[A report](https://example.com/annual report.pdf)', `${SPACE} (found "](")`],
  ['[Words](see the page)', `${LINK} (found "](")`],
  ['Words ](', `${LINK} (found "](")`],
  ['By [Statistics Canada][1]', `${LINK} (found "][")`],
  ['By [Statistics Canada][]', `${LINK} (found "][")`],
  ['A note[^1]', `${LINK} (found "[^")`],
  ['1. [ ] Do this', `${BOX} (found "[ ]")`],
  ['- [] a', `${BOX} (found "[]")`],
  ['- [ ] a\n- [] b', `${BOX} (found "[]")`],
  ['- [x] a', `${BOX} (found "[x]")`],
  ['-[ ] a', `${BOX} (found "[ ]")`],
  ['- a [ ]', `${BOX} (found "[ ]")`],
  ['| A | B |\n| - | - | - |\n| 1 | 2 |', `${TABLE} (found "|")`],
  ['| A | B |\n| 1 | 2 |', `${TABLE} (found "|")`],
  ['- [ ]a', `${BOX} (found "[ ]")`],
  ['> [ ] a', `${BOX} (found "[ ]")`],
  ['##Heading', `${HEADING} (found "##")`],
  ['#Heading', `${HEADING} (found "#")`],
  ['A line\n##Heading', `${HEADING} (found "##")`],
  ['- A line\n  ##Heading', `${HEADING} (found "##")`],
  ['**A line**\n##Heading', `${HEADING} (found "##")`],
  ['• One', `${LIST} (found "•")`],
  ['·\tOne', `${LIST} (found "·")`],
  ['● One', `${LIST} (found "●")`],
  ['➢\tOne', `${LIST} (found "➢")`],
  ['o\tOne', `${LIST} (found "o")`],
  ['– One\n– Two', `${LIST} (found "–")`],
  ['Words:\n— One\n— Two', `${LIST} (found "—")`],
  ['- • One', `${LIST} (found "•")`],
  ['Words\n• One', `${LIST} (found "•")`],
  ['Words\n  • One', `${LIST} (found "•")`],
  ['> Words\n> · One', `${LIST} (found "·")`],
  ['**• One**', `${LIST} (found "•")`],
  ['| A | B |\n| - | - |\n| 1 | • One |', `${LIST} (found "•")`],
  ['-Words', `${LIST} (found "-")`],
  ['✔ First\n✔ Second', `${LINES} (found "✔")`],
  ['Words:\n→ First\n→ Second', `${LINES} (found "→")`],
  ['1.First\n2.Second', `${LINES} (found "1.")`],
  ['Words\na) First\nb) Second', `${LINES} (found "a)")`],
  ['A) First\nB) Second', `${LINES} (found "A)")`],
  ['i) First\nii) Second', `${LINES} (found "i)")`],
  ['ii. Second\niii. Third', `${LINES} (found "ii.")`],
  ['✅ One\n✅ Two', `${LINES} (found "✅")`],
  ['☐ One\n☐ Two', `${LINES} (found "☐")`],
  ['➤ One\n➤ Two', `${LINES} (found "➤")`],
  ['(1) First\n(2) Second', `${LINES} (found "(1)")`],
  ['Words:\n2. First\n3. Second', `${LINES} (found "2.")`],
  ['Plan\tPrice\nBasic\t$95,840', `${TAB} (found "Plan<U+0009>Price")`],
  ['Words\na)\tFirst\nb)\tSecond', `${TAB} (found "a)<U+0009>First")`],
  ['- § \tFirst', `${TAB} (found "§ <U+0009>First")`],
  ['Words:\n    - one\n    - two', `${FAR} (found "-")`],
  ['See https://example.com/a, and', `${WEB} (found "https://example.com/a,")`],
  ['See http://example.com', `${WEB} (found "http://example.com")`],
  ['(HTTPS://Example.com)', `${WEB} (found "HTTPS://Example.com)")`],
  ['A line\nand www.example.com', `${WEB} (found "www.example.com")`],
  ['- Go to www.example.com.', `${WEB} (found "www.example.com.")`],
  ['| A | B |\n| - | - |\n| 1 | www.example.com |', `${WEB} (found "www.example.com")`],
  ['> Under https://example.com/a--b', `${WEB} (found "https://example.com/a--b")`],
  ['[Words](/contact) and **www.example.com**', `${WEB} (found "www.example.com")`],
  ['Write to help@example.com', `${MAIL} (found "help@example.com")`],
  ['(rené.roy+it@mail.example.ca)', `${MAIL} (found "rené.roy+it@mail.example")`],
  ['## Write to help@example.com', `${MAIL} (found "help@example.com")`],
  ['One--two', `${DASH} (found "--")`],
  ['One -- two', `${DASH} (found "--")`],
  ['One\n--- two', `${DASH} (found "---")`],
  ['[One--two](/contact)', `${DASH} (found "--")`],
  [String.raw`Open \\server\share.`, String.raw`${PATH} (found "\\server\")`],
  [String.raw`Open \\nas_01\share.`, String.raw`${PATH} (found "\\nas_01\")`],
  [String.raw`On **\\10.0.0.5\c$** and`, String.raw`${PATH} (found "\\10.0.0.5\")`],
  ['Take 6*9 m and 4*5 m.', `${TIMES} (found "6*9")`],
  ['- Take 6**9 m and 4**5 m.', `${TIMES} (found "6**9")`],
  ['| A | B |\n| - | - |\n| 1 | 6*9 and 4*5 |', `${TIMES} (found "6*9")`],
])('refuses %j, whose marks would be seen', (source, expected) => {
  const [fault = '', ...others] = faultsOf(source);
  expect(fault.replace(/^\d: /, '')).toBe(expected);
  expect(others).toEqual([]);
});

it.each([
  'The column is customer_id in file_name_2024.csv, and a__b.',
  'Signed: ____ on ________, and (___).',
  'He wrote “their [sic] server” and [sic] (as printed) again.',
  '[PIPEDA] (S.C. 2000, c. 5) and [its rules] (note: all of them).',
  'See [the list] (#1 of two).',
  '#1 in Ontario, written in C# and F#, at unit #4.',
  '#1',
  '**C**# and *#1*.',
  'Between ~40 and ~50 people, at $499 (or US$399) a month.',
  '-5 degrees and\n-10 at night, plus HST\n+levies.',
  'Toronto · Ottawa • Montréal',
  '> Words.\n> — Somebody',
  'A line\n– and another – with dashes\nbut no list.',
  '**Toronto** · Ottawa',
  'Of the rules (a) and (b)\n(b) is the one that counts',
  'It grew from 1.5 to\n2.5 terabytes, as in section 4.\n5.1 says more.',
  '✔ means yes,\nand ✘ means no.',
  'Say i.e. of the first,\ne.g. of the second, from noon to\np.m. on Friday, or until\na.m. on Monday.',
  'Prices (before tax) [2024], 50% & more; a < b, 5<6, x > y.',
  'See <https://en.wikipedia.org/wiki/Ontario_(disambiguation)>.',
  '[Ontario](https://en.wikipedia.org/wiki/Ontario_(disambiguation))',
  '\\_one \\~~two \\[3\\]\\(4) \\## \\[ ] \\-five',
  'Six\n\\##seven',
  '**snake_case** and _file_name_ and _as of 2024_, __strong__.',
  '| # of users | #4 | # |\n| - | - | - |\n| > 50 people | + 5 | - 3 |',
  '| Yes | No |\n| :-: | :-: |\n| • | - |\n| ● | ✓ Included |',
  'See [www.example.com](https://example.com/a--b), [help@example.com](mailto:help@example.com).',
  '**[https://example.com](https://example.com)**, <https://example.com>, <help@example.com>.',
  'Type https:\\// or name\\@example.ca, and \\-\\-help.',
  'Type www\\.example.ca or name@example\\.ca, or what www\\!a means.',
  'A www. without a name, the @ of an address, @home, 5 @ $3, a@b and https:// alone.',
  'Nine-to-five, 9-5, 2024 – 2025, one — two and a - b.',
  String.raw`\\\\server\\share, \\server\\share, \\ alone, \\nas01 and C:\Users\name.`,
  String.raw`Take 6 × 9, 6\*9 and 4\*5, a*b*c, *6*, **9**, 6*th* and *4*5.`,
  'Words\t\nand\n\tmore.\n\n-\tOne\n-\tTwo\n\n|\tA\t|\tB\t|\n|\t-\t|\t-\t|\n|\t1\t|\t2\t|',
])('takes %j for words', (source) => expect(faultsOf(source)).toEqual([]));

it.each([
  ['letters', 'x'.repeat(1_000_000)],
  ['at signs', '@'.repeat(1_000_000)],
  ['letters and at signs', 'x@'.repeat(500_000)],
  ['letters behind an at sign', `a@${'x'.repeat(1_000_000)}`],
  ['full stops', '.'.repeat(1_000_000)],
  ['www', 'www.'.repeat(250_000)],
  ['half addresses', 'http:/'.repeat(160_000)],
  ['backslashes', '\\'.repeat(1_000_000)],
  ['paths', '\\\\x'.repeat(300_000)],
  ['single hyphens', 'a-'.repeat(500_000)],
])('reads a word of a million %s within seconds', (_name, word) => {
  const before = performance.now();
  for (const { pattern } of [...LEFTOVERS, ...ADDRESSES, ...DASHES]) pattern.exec(word);
  expect(performance.now() - before).toBeLessThan(5_000);
});

it('finds nothing in what stands there as it is meant', () => {
  expect(blocksOf('Six\n\\##seven')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: 'Six ##seven' }] },
  ]);
});
