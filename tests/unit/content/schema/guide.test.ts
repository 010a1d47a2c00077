/** @jest-environment node */
import { company } from '@/content/company';
import { guides } from '@/content/guides';
import { parseGuide } from '@/content/schema/guide';
import { ContentError } from '@/content/schema/parse';

const front = {
  title: 'A sheet for a firm',
  summary: 'A sheet that says what there is and what comes next.',
  date: '2026-11-22',
  page: 'services/managed-it',
  reader: 'The office manager',
};
const source = (number: number) =>
  `- [Law ${number}](https://laws-lois.justice.gc.ca/eng/${number})`;
const sources = `## Sources\n\n${[1, 2, 3, 4].map(source).join('\n')}`;
const example = '## Worked example: one\n\n**Example.** Made up.';
const body = `Words.\n\n${example}\n\n${sources}`;
const file = (change: Partial<Record<string, string | null>> = {}, text = body) => {
  const fields = Object.entries({ ...front, ...change }).filter(([, value]) => value !== null);
  return `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${text}\n`;
};
const literally = (text: string) => text.replace(/[.+/]/g, '\\$&');
const parse = (text: string) => () => parseGuide('a-sheet.md', text);
const table = (columns: number) =>
  `${'| A '.repeat(columns)}|\n${'| - '.repeat(columns)}|\n${'| '.repeat(columns)}|`;

it('parses a good one, whose page is one of its links', () => {
  const guide = parse(file())();
  expect(guide).toMatchObject({ ...front, id: 'a-sheet' });
  expect(guide.draft).toBeUndefined();
  expect(guide.links[0]).toEqual({ href: '/services/managed-it', line: 5 });
  expect(parse(file({ draft: 'true' }))().draft).toBe(true);
  const read = body.replace(source(4), `${source(4)}, section 2; consulted 2026-11-22`);
  expect(parse(file({}, read))).not.toThrow();
});

it('takes a page of the site, and the company’s own address and number', () => {
  for (const href of ['/contact', `mailto:${company.email}`, company.phone.href])
    expect(parse(file({}, body.replace('Words.', `[Words](${href}).`)))).not.toThrow();
});

it('takes a source whose link is set in strong words', () => {
  const strong = source(4).replace(/\[.*/, '**$&**');
  expect(strong).toMatch(/^- \*\*\[Law 4\]\(.*\)\*\*$/);
  expect(parse(file({}, body.replace(source(4), strong)))).not.toThrow();
});

it.each<[string, string, RegExp]>([
  ['no summary', file({ summary: null }), /guides\/a-sheet\.md: summary: .*expected string/],
  ['a summary of two lines', file({ summary: 'x'.repeat(170) }), /md:3: summary: expected at most/],
  ['a page that is none', file({ page: '/contact' }), /md:5: page: expected a page such as/],
  ['a draft in other words', file({ draft: 'yes' }), /md:7: draft: expected true/],
  [
    'an unknown block',
    file({}, `***\n\n${body}`),
    /a-sheet\.md:9: expected a paragraph.*hyphens or/,
  ],
  ['a level that is none', file({}, `# One\n\n${body}`), /a-sheet\.md:9: expected ## or ###/],
  [
    'a table too wide',
    file({}, `${table(7)}\n\n${body}`),
    /md:9: expected at most 6 columns \(found 7/,
  ],
  [
    'a letter that guides cannot set, in its front matter',
    file({ reader: 'Teams of 20 to ½ people' }),
    /md:6: reader: expected letters that the typeface of guides has, not ½/,
  ],
  [
    'one in its text',
    file({}, body.replace('Words.', 'From ± two.')),
    /md:9: expected letters that the typeface of guides has, not ±/,
  ],
  ...[
    ['bars', 'kg CO₂ a year', 'Ours | 1\nTheirs | 2', '₂'],
    ['bars', 'people', 'Ours | 1 | ½ of it\nTheirs | 2', '½'],
  ].map(([kind, unit, rows, letter]): [string, string, RegExp] => [
    `one in a figure: ${letter}`,
    file(
      {},
      `It is 1 or 2.\n\n\`\`\`${kind}\ntitle: One and two\nunit: ${unit}\nshows: The one is more than the other.\n${rows}\n\`\`\`\n\n${body}`,
    ),
    new RegExp(`md:11: expected letters that the typeface of guides has, not ${letter}`),
  ]),
  ['no example', file({}, `Words.\n\n${sources}`), /body: expected a part that is called Worked/],
  [
    'an example that does not say so',
    file({}, body.replace('**Example.** ', '')),
    /md:11: expected \*\*Example\.\*\* at the beginning/,
  ],
  [
    'an example that the contents do not name',
    file({}, body.replace('## Worked', '## Part\n\n### Worked')),
    /md:13: expected ## before a worked example/,
  ],
  [
    'no sources',
    file({}, `Words.\n\n${example}`),
    /md:13: expected the guide to end with ## Sources/,
  ],
  ['words after them', file({}, `${body}\n\nWords.`), /expected the guide to end with ## Sources/],
  ['too few of them', file({}, body.replace(source(4), '')), /md:17: expected at least 4.*found 3/],
  ...[
    '. Consulted 2026-11-22',
    ', consulted 2026-11-22',
    '; consulted on 2026-11-22',
    '; consulted 2026-11-22.',
    ', May 2025.',
  ].map((end): [string, string, RegExp] => [
    `a source that ends in another way: ${end}`,
    file({}, body.replace(source(4), source(4) + end)),
    /md:17: expected a source to end .*"; consulted 2026-11-22" .*\(found "Law 4[.,;]/,
  ]),
  ['one without a link', file({}, body.replace(source(4), '- A law')), /link to every.*"A law"/],
  [
    'a publisher that nobody knows',
    file({}, body.replace('Words.', '[Words](https://example.com/a).')),
    /md:9: expected a source whose host is in content\/shared\/sources\.ts \(found "https:\/\/ex/,
  ],
  ...[
    ['/guides/it-budget.pdf', 'expected a page of the site'],
    ['mailto:someone@else.example', `expected no other address than mailto:${company.email}`],
    ['tel:+19055550100', `expected no other number than ${company.phone.href}`],
  ].map(([href = '', rule = '']): [string, string, RegExp] => [
    `a link that guides may not have: ${href}`,
    file({}, body.replace('Words.', `[Words](${href}).`)),
    new RegExp(`md:9: ${literally(rule)}.* \\(found "${literally(href)}"\\)`),
  ]),
])('names file and field or line: %s', (_name, text, expected) => {
  expect(parse(text)).toThrow(ContentError);
  expect(parse(text)).toThrow(expected);
});

it('has tables to fill in, and boxes to tick, in every guide that we ship', () => {
  for (const { id, blocks } of guides) {
    const empty = blocks.some(
      (block) => block.kind === 'table' && block.rows.flat().some((cell) => cell.length === 0),
    );
    const boxes = blocks.some((block) => block.kind === 'list' && block.marks === 'boxes');
    expect([id, empty, boxes]).toEqual([id, true, true]);
  }
});
