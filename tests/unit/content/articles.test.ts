/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articles, readArticles, summaries } from '@/content/articles';
import { shippedArticles } from '../../specification';

it.each(shippedArticles.map((article) => [article.id, article] as const))(
  'ships %s as specified',
  (id, article) => {
    expect(articles.find((each) => each.id === id)).toMatchObject(article);
  },
);

it('lists articles newest first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('leaves the body out of what lists need', () => {
  expect(summaries.map(({ id }) => id)).toEqual(articles.map(({ id }) => id));
  for (const summary of summaries) expect(summary).not.toHaveProperty('blocks');
});

describe('a folder of articles', () => {
  const folder = (...names: string[]) => {
    const path = mkdtempSync(join(tmpdir(), 'articles-'));
    for (const name of names) writeFileSync(join(path, name), 'x');
    return path;
  };

  it('must not be empty', () => {
    expect(() => readArticles(folder())).toThrow(/at least one article/);
  });
  it('holds nothing but articles', () => {
    expect(() => readArticles(folder('notes.txt'))).toThrow(/notes\.txt.*only \.md/);
  });
  it('knows ids that differ only in case as one', () => {
    expect(() => readArticles(folder('same.md', 'Same.md'))).toThrow(/expected a different id/);
  });
});
