/** @jest-environment node */
import { libraryWords } from '@/components/resources/library-words';
import {
  articleCount,
  atLeast,
  guideCount,
  noArticles,
  noArticlesHint,
  oldestFirst,
  searchedSoFar,
  searchGap,
  searchIncomplete,
  searchingArticles,
} from '@/content/ui';

type Standing = Parameters<typeof libraryWords>[0];
const articles = (count: number) => Array.from({ length: count });

const everything: Standing['search'] = { query: '', category: null, sort: 'newest' };
const cloud = { ...everything, query: 'cloud' };
const categories = [
  { category: 'Cloud', count: 15 },
  { category: 'Security', count: 5 },
];
/** The words of a library of twenty articles, twelve of which are known to match. */
const words = (standing: Partial<Standing> = {}, guides = 0) =>
  libraryWords(
    {
      search: everything,
      pristine: false,
      found: articles(12),
      complete: true,
      searching: false,
      progress: undefined,
      gap: undefined,
      ...standing,
    },
    { total: 20, categories, guides },
  );

it.each<[string, Partial<Standing>, string]>([
  ['all there are, read or not', { complete: false }, articleCount(20)],
  [
    'all of a category, read or not',
    { search: { ...everything, category: 'Cloud' }, complete: false },
    articleCount(15),
  ],
  ['what a word finds', { search: cloud }, articleCount(12)],
  [
    'space for no word',
    { search: { ...everything, query: '  ' }, complete: false },
    articleCount(20),
  ],
  [
    'what a word finds so far as the least',
    { search: cloud, complete: false },
    atLeast(articleCount(12)),
  ],
  [
    'what it has, of what it cannot search to the end',
    { search: cloud, complete: false, gap: { from: '', to: '' } },
    articleCount(12),
  ],
])('counts %s', (_, standing, line) => {
  expect(words(standing).line).toBe(line);
});

it('tells how far it is while it searches, and says only that it does', () => {
  const standing = { search: cloud, searching: true, complete: false };
  expect(words(standing)).toMatchObject({ line: searchingArticles, said: searchingArticles });
  expect(words({ ...standing, progress: { searched: 8, of: 20 } })).toMatchObject({
    line: searchedSoFar(8, 20),
    said: searchingArticles,
  });
});

it('says an order that is not the usual one', () => {
  const { line, said } = words({ search: { ...everything, sort: 'oldest' } });
  expect([line, said]).toEqual([articleCount(20), `${articleCount(20)}. ${oldestFirst}`]);
});

it('says that nothing was found, and what to do', () => {
  const standing = { search: cloud, found: [] };
  expect(words(standing).said).toBe(`${noArticles}. ${noArticlesHint}`);
  expect(words({ ...standing, complete: false }).said).toBe(atLeast(articleCount(0)));
});

it('says the guides that a word finds, and none that stand there anyway', () => {
  expect(words({ search: cloud }, 3).said).toBe(`${articleCount(12)}. ${guideCount(3)}`);
  const searching = { search: cloud, searching: true };
  expect(words(searching, 3).said).toBe(`${searchingArticles} ${guideCount(3)}`);
  expect(words({ search: cloud }, 0).said).toBe(articleCount(12));
  expect(words({ pristine: true }, 3).said).toBe(articleCount(20));
});

it.each([
  [{ from: '2024-01-02', to: '2024-03-04' }, searchGap('2024-01-02', '2024-03-04')],
  [{ from: '', to: '' }, searchIncomplete],
])('says first what could not be searched, as of %p', (gap, missing) => {
  const standing = words({ search: cloud, complete: false, gap });
  expect(standing.missing).toBe(missing);
  expect(standing.said).toBe(`${missing} ${articleCount(12)}`);
});

it('has nothing missing without a gap', () => {
  expect(words({ search: cloud, complete: false }).missing).toBeUndefined();
});
