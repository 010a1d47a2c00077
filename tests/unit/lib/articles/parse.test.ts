import { blocksOf, splitArticle, wordCount } from '@/lib/articles/parse';

describe('an article file', () => {
  it('comes apart into fields and body', () => {
    expect(splitArticle('---\ntitle: A: b\n\n---\n\nBody\n')).toEqual({
      fields: { title: 'A: b' },
      repeated: [],
      body: 'Body',
    });
    expect(splitArticle('No front matter')).toBeUndefined();
  });
  it('splits its body at blank lines, and knows subheadings', () => {
    expect(blocksOf('One\nline.\n\n\n \n## Two\n\n##Not a heading\n')).toEqual([
      { kind: 'paragraph', text: 'One line.' },
      { kind: 'heading', text: 'Two' },
      { kind: 'paragraph', text: '##Not a heading' },
    ]);
  });
  it('counts words as a reader does', () =>
    expect(wordCount('## Two words\n\nand three more')).toBe(5));
});
