import { nextArticle } from '@/lib/articles/next';

const all = ['e', 'd', 'c', 'b', 'a'].map((id) => ({ id }));
const after = (id: string, shown: string[] = []) =>
  nextArticle(
    { id },
    all,
    shown.map((each) => ({ id: each })),
  )?.id;

it('is the next older one, and after the oldest the newest', () => {
  expect(all.map(({ id }) => after(id))).toEqual(['d', 'c', 'b', 'a', 'e']);
});

it('passes over what the page shows already, while there is another', () => {
  expect(after('d', ['c', 'b'])).toBe('a');
  expect(after('b', ['a'])).toBe('e');
  expect(after('e', ['d', 'c', 'b', 'a'])).toBe('d');
});

it('is none where there is no other', () => {
  expect(nextArticle({ id: 'a' }, [{ id: 'a' }])).toBeUndefined();
});
