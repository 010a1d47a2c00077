/** @jest-environment node */
import { parseArticle } from '@/content/schema/article';
import { ContentError } from '@/content/schema/parse';

describe('articles', () => {
  const front = {
    title: 'A title of some length',
    category: 'Managed IT',
    date: '2024-09-20',
    author: 'Priya Nair',
    image: 'article-managed-it-vs-internal',
    excerpt: 'An excerpt that says what the reader will know at the end of it.',
    readTime: '2',
  };
  const body = `${'word '.repeat(219)}end.\n\n## Sub\n\n${'word '.repeat(219)}end.`;
  const file = (change: Partial<Record<string, string | null>>, text = body) => {
    const fields = Object.entries({ ...front, ...change }).filter(([, value]) => value !== null);
    return `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${text}\n`;
  };
  const parse = (source: string) => () => parseArticle('a-good-id.md', source);

  it('parses a good one', () => {
    const article = parseArticle('a-good-id.md', file({}));
    expect(article).toMatchObject({ id: 'a-good-id', readTime: 2, date: '2024-09-20' });
    expect(article.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'paragraph']);
  });

  it.each<[string, string, RegExp]>([
    ['a missing field', file({ author: null }), /a-good-id\.md: author: .*expected string/],
    ['a field too many', file({ colour: 'red' }), /a-good-id\.md: .*"colour"/],
    ['a day that does not exist', file({ date: '2024-02-30' }), /date: expected a calendar day/],
    ['an unknown category', file({ category: 'Plumbing' }), /category: expected one of/],
    ['an id that is not the file name', file({ id: 'another' }), /id: expected the file's name/],
    ['an empty body', file({}, '## Only a heading'), /body: expected at least one paragraph/],
    [
      'a read time that does not fit',
      file({ readTime: '9' }),
      /readTime: expected 1 to 4 minutes for 441 words/,
    ],
    ['a read time in words', file({ readTime: 'two' }), /readTime: expected whole minutes/],
    [
      'a field twice',
      file({}).replace('author:', 'title: Again\nauthor:'),
      /title: expected this field once/,
    ],
    ['no front matter', 'Just text.', /expected front matter/],
    ['an empty file', '', /expected front matter/],
  ])('names file and field: %s', (_name, source, expected) => {
    expect(parse(source)).toThrow(ContentError);
    expect(parse(source)).toThrow(expected);
  });

  it('reads Windows line ends and a byte order mark', () => {
    expect(parseArticle('a-good-id.md', `\uFEFF${file({}).replace(/\n/g, '\r\n')}`)).toMatchObject({
      id: 'a-good-id',
    });
  });
});
