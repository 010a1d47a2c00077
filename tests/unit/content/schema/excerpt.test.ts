/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { excerpt, lineOf } from '@/content/schema/excerpt';
import { folderOf } from '../../../support/folder';

const before = process.cwd();
beforeAll(() => {
  const text = (lines: string[]) => lines.join('\n');
  const files = {
    'a.md': text(['---', 'title: A', 'category: Wrong', '---', '', 'Text.']),
    'a.ts': text([
      "export const a = definePage({ name: 'Same',",
      "  title: '',",
      "  label: '',",
      "  lead: 'Same',",
      '  price: 25,',
      '  answer:',
      "    'We’ll see.',",
      "  later: 'We’ll see. Later.',",
      '});',
    ]),
  };
  process.chdir(folderOf(files));
});
afterAll(() => process.chdir(before));

describe('an excerpt', () => {
  it('marks the line between its neighbours', () => {
    expect(excerpt('a.md', 3)).toBe('\n  2 | title: A\n> 3 | category: Wrong\n  4 | ---');
  });

  it('ends where the file does', () => {
    expect(excerpt('a.md', 1)).toBe('\n> 1 | ---\n  2 | title: A');
    expect(excerpt('a.md', 6)).toBe('\n  5 |\n> 6 | Text.');
  });

  it('shows the beginning of a paragraph', () => {
    writeFileSync('long.md', 'x'.repeat(500));
    expect(excerpt('long.md', 1)).toMatch(/^\n> 1 \| x{100}…$/);
    writeFileSync('long.md', 'x'.repeat(100));
    expect(excerpt('long.md', 1)).toMatch(/^\n> 1 \| x{100}$/);
  });

  it('shows what is around the fault', () => {
    const before = `${'word '.repeat(20)}the provider`;
    const after = 'word '.repeat(40);
    writeFileSync('long.md', `${before}'s line ${after}'s\n${before}'s`);
    expect(excerpt('long.md', 1, "'")).toMatch(
      /^\n> 1 \| ….{28}the provider's line .*…\n {2}2 \| word /,
    );
    writeFileSync('long.md', `${before}*s line ${after}`);
    expect(excerpt('long.md', 1, '*')).toMatch(/^\n> 1 \| ….{28}the provider\*s line .*…$/);
    // One of several marks may be right: nobody can tell which is not.
    writeFileSync('long.md', `${before}*s line and *more`);
    expect(excerpt('long.md', 1, '*')).toMatch(/^\n> 1 \| word .*…$/);
  });

  it('shows what an editor would not', () => {
    writeFileSync('hidden.md', 'Ten\u00a0users,\u200b ten.');
    expect(excerpt('hidden.md', 1)).toBe('\n> 1 | Ten<U+00A0>users,<U+200B> ten.');
  });

  it.each([
    ['a.md', 7],
    ['a.md', 0],
    ['a.md', undefined],
    ['none.md', 1],
  ])('of %s, line %p, is nothing', (file, line) => expect(excerpt(file, line)).toBe(''));
});

it.each([
  [['title'], '', 2],
  [['price'], 25, 5],
  [['answer'], 'We’ll see.', 7],
  // Not written where it should be: by its value, and by the name before it.
  [['hero', 'label'], '', 3],
  [['items', 2, 'lead'], 'Same', 4],
  [['faqs', 0, 'answer'], 'We’ll see.', 7],
  [['items', 2, 'price'], 25, 5],
  // More than one line has it, or none: where it is missing.
  [['items', 2], 'Same', 1],
  [['menu'], undefined, 1],
])('finds the line of %j: %p', (path, value, line) => {
  expect(lineOf('a.ts', path, value)).toBe(line);
});

it('knows no line of a module that defines nothing', () => {
  writeFileSync('b.ts', "export const a = { name: 'Same' };\nexport const b = { name: 'Same' };");
  expect(lineOf('b.ts', ['name'], 'Same')).toBeUndefined();
  expect(lineOf('none.ts', ['name'], 'Same')).toBeUndefined();
});
