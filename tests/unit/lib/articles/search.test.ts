/** @jest-environment node */
import fc from 'fast-check';
import { articles } from '@/content/articles';
import {
  articleSearch,
  categoryCounts,
  prepareArticles,
  type Searchable,
} from '@/lib/articles/search';
import { textOf } from '@/lib/markdown/text';

type WithText = Searchable & { text: string };
const article = (change: Partial<WithText>): WithText => ({
  id: 'a',
  title: 'Title',
  excerpt: 'Excerpt',
  category: 'Cloud Services',
  date: '2024-01-01',
  text: 'Body',
  ...change,
});
const prepare = (items: WithText[]) => prepareArticles(items, ({ text }) => text);
const find = (items: WithText[], query: string, category: string | null = null) =>
  articleSearch(prepare(items))({ query, category, sort: 'newest' }).map(({ id }) => id);

it('looks into title, excerpt and text, whatever the case', () => {
  const items = [
    article({ id: 't', title: 'Zebra' }),
    article({ id: 'e', excerpt: 'a ZEBRA' }),
    article({ id: 'b', text: 'zeBras' }),
    article({ id: 'n' }),
  ];
  expect(find(items, 'zEbRa').sort()).toEqual(['b', 'e', 't']);
});
it('keeps the fields apart', () => {
  expect(find([article({ title: 'one', excerpt: 'two' })], 'one two')).toEqual([]);
  expect(find([article({ title: 'one', excerpt: 'two' })], 'onetwo')).toEqual([]);
});
it('narrows to a category, and takes null for all', () => {
  const items = [article({ id: 'x' }), article({ id: 'y', category: 'Cybersecurity' })];
  expect(find(items, '', 'Cybersecurity')).toEqual(['y']);
  expect(find(items, '').sort()).toEqual(['x', 'y']);
  expect(find(items, '', 'Nothing')).toEqual([]);
});
it('answers in the order given, newest first, or oldest first and the same day by id', () => {
  const items = [
    article({ id: 'c', date: '2025-01-01' }),
    article({ id: 'a', date: '2024-05-01' }),
    article({ id: 'b', date: '2024-05-01' }),
  ];
  const sorted = (sort: 'newest' | 'oldest') =>
    articleSearch(prepare(items))({ query: '', category: null, sort }).map(({ id }) => id);
  expect(sorted('newest')).toEqual(['c', 'a', 'b']);
  expect(sorted('oldest')).toEqual(['a', 'b', 'c']);
});
it.each(['.*', '\\', '<b>', '[', '(', '$', '^', '\u0301', '😀', '%', '*'])(
  'takes %p as plain text',
  (query) => {
    expect(find([article({})], query)).toEqual([]);
    expect(find([article({ text: `before ${query} after` })], query)).toEqual(['a']);
  },
);
it('takes 5,000 characters, and space alone as nothing', () => {
  expect(find([article({})], 'x'.repeat(5000))).toEqual([]);
  expect(find([article({})], '   ')).toEqual(['a']);
});
it('finds an accented word however it is typed', () => {
  expect(find([article({ text: 'r\u00e9sum\u00e9' })], 're\u0301sume\u0301')).toEqual(['a']);
});
it('takes straight quotes and hyphens for typographic ones, and the reverse', () => {
  const items = [article({ text: 'it\u2019s a \u201csmall\u201d firm \u2013 ours' })];
  expect(find(items, `it's a "small" firm - ours`)).toEqual(['a']);
  expect(find([article({ text: "it's" })], 'it\u2019s')).toEqual(['a']);
});
it('finds every article by any piece of itself', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 60 }),
      fc.nat(50),
      fc.nat(20),
      (text, start, length) => {
        const piece = text.normalize('NFC').slice(start, start + length + 1);
        return find([article({ text })], piece).length === 1 || piece.normalize('NFC') !== piece;
      },
    ),
    { numRuns: 300 },
  );
});
it('answers the same whatever was asked before', () => {
  const items = [
    article({ id: 'x', text: 'abc' }),
    article({ id: 'y', text: 'ab', category: 'Cybersecurity' }),
    article({ id: 'z', text: 'c' }),
  ];
  const queries = ['', 'a', 'ab', 'abc', 'bc', 'c', 'ab'];
  const search = articleSearch(prepare(items));
  fc.assert(
    fc.property(
      fc.constantFrom(...queries),
      fc.constantFrom(null, 'Cybersecurity'),
      (query, category) => {
        const asked = search({ query, category, sort: 'oldest' });
        const fresh = articleSearch(prepare(items));
        expect(asked).toEqual(fresh({ query, category, sort: 'oldest' }));
      },
    ),
  );
});
it('stays under 16 ms a keystroke with 1,000 articles of full length', () => {
  const body = articles.map(({ blocks }) => textOf(blocks));
  const many = prepare(
    Array.from({ length: 1000 }, (_, index) =>
      article({ id: `a-${index}`, text: body[index % body.length] }),
    ),
  );
  const search = articleSearch(many);
  const times = ['i', 'in', 'inv', 'invo', 'zzzz', 'the quick'].map((query) => {
    const started = performance.now();
    search({ query, category: null, sort: 'newest' });
    return performance.now() - started;
  });
  expect([...times].sort((a, b) => a - b)[2]).toBeLessThan(16);
});
it('counts categories', () => {
  expect(categoryCounts([article({}), article({ category: 'B' }), article({})])).toEqual([
    { category: 'Cloud Services', count: 2 },
    { category: 'B', count: 1 },
  ]);
});
