/** @jest-environment node */
import { splitFrontMatter } from '@/lib/markdown/front-matter';

it('comes apart into fields and body, with their lines', () => {
  expect(splitFrontMatter('---\ntitle : A: b \n \nday:\nno colon\n---\n\nBody\n')).toEqual({
    fields: [
      { name: 'title', value: 'A: b', line: 2 },
      { name: 'day', value: '', line: 4 },
      { name: 'no colon', value: '', line: 5 },
    ],
    body: '\nBody\n',
    bodyLine: 7,
  });
});

it('keeps a field that stands twice', () => {
  expect(splitFrontMatter('---\na: 1\na: 2\n---')?.fields).toHaveLength(2);
});

it.each(['\r\n', '\r'])('reads line ends as %j, and a byte order mark', (end) => {
  expect(splitFrontMatter(`\uFEFF${['---', 'a: 1', '---', 'Body'].join(end)}`)).toEqual({
    fields: [{ name: 'a', value: '1', line: 2 }],
    body: 'Body',
    bodyLine: 4,
  });
});

it('reads spaces and tabs behind the lines of hyphens', () => {
  expect(splitFrontMatter('--- \na: 1\n---\t \nBody')).toEqual({
    fields: [{ name: 'a', value: '1', line: 2 }],
    body: 'Body',
    bodyLine: 4,
  });
});

it('skips empty lines before it, and counts them', () => {
  expect(splitFrontMatter('\uFEFF\n \t\r\n---\na: 1\n---\nBody')).toEqual({
    fields: [{ name: 'a', value: '1', line: 4 }],
    body: 'Body',
    bodyLine: 6,
  });
});

it('joins letters and accents that came apart, as a PDF or macOS writes them', () => {
  expect(splitFrontMatter('---\na: Rene\u0301e\n---\nMontre\u0301al')).toEqual({
    fields: [{ name: 'a', value: 'Ren\u00e9e', line: 2 }],
    body: 'Montr\u00e9al',
    bodyLine: 4,
  });
});

it.each(['', 'No front matter', '---\na: 1\n', ' ---\na: 1\n---\n', '---\na: 1\n--- x\n'])(
  'finds none in %j',
  (source) => expect(splitFrontMatter(source)).toBeUndefined(),
);
