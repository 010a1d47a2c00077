import { relatedArticles } from '@/lib/articles/related';

const article = (id: string, category = 'A') => ({ id, category });

describe('related articles', () => {
  const newestFirst = ['e', 'd', 'c', 'b', 'a'].map((id) => article(id));

  it('are the three newest others of the category', () => {
    const all = [article('x', 'B'), ...newestFirst];
    expect(relatedArticles(article('d'), all).map(({ id }) => id)).toEqual(['e', 'c', 'b']);
  });
  it('are none when there is no other', () => {
    expect(relatedArticles(article('x', 'B'), newestFirst)).toEqual([]);
    expect(relatedArticles(article('x', 'B'), [article('x', 'B')])).toEqual([]);
  });
});
