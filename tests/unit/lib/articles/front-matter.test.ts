/** @jest-environment node */
import { splitFrontMatter } from '@/lib/articles/front-matter';

it('comes apart into fields and body, with their lines', () => {
  expect(splitFrontMatter('---\ntitle: A: b\n\nday:\nno colon\n---\n\nBody\n')).toEqual({
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

it('reads Windows line ends and a byte order mark', () => {
  expect(splitFrontMatter('\uFEFF---\r\na: 1\r\n---\r\nBody')).toEqual({
    fields: [{ name: 'a', value: '1', line: 2 }],
    body: 'Body',
    bodyLine: 4,
  });
});

it.each(['', 'No front matter', '---\na: 1\n', ' ---\na: 1\n---\n'])('finds none in %j', (source) =>
  expect(splitFrontMatter(source)).toBeUndefined(),
);
