/** @jest-environment node */
import { readArticles } from '@/content/articles';
import { readGuides } from '@/content/guides';
import { draftArticle, draftGuide } from '../../../support/drafts';
import { folderOf } from '../../../support/folder';

const published = (text: string) => text.replace(/^draft: true\n/m, '');

it.each([
  ['articles', readArticles, draftArticle],
  ['guides', readGuides, draftGuide],
])('shows drafts of %s to those who write, and to nobody else', (_name, read, text) => {
  const path = folderOf({ 'a-draft.md': text, 'one.md': published(text) });
  expect(read(path).map(({ id }) => id)).toEqual(['one']);
  const both = read(path, true);
  expect(both.map(({ id, draft }) => [id, draft])).toEqual([
    ['a-draft', true],
    ['one', undefined],
  ]);
});

it('wants something that is no draft', () => {
  expect(() => readGuides(folderOf({ 'a-draft.md': draftGuide }))).toThrow(
    /content\/guides: expected at least one that is no draft/,
  );
});

it('checks a draft as what it will be', () => {
  const text = draftGuide.replace(/^summary: .*$/m, 'summary: Short');
  expect(() => readGuides(folderOf({ 'a.md': text, 'b.md': published(draftGuide) }))).toThrow(
    /content\/guides\/a\.md:3: summary/,
  );
});

it.each(['__proto__', 'constructor', 'toString', 'read-time', 'and a line of words'])(
  'knows no field %s',
  (name) => {
    const text = published(draftGuide).replace(/^---\n/, `---\n${name}: x\n`);
    expect(() => readGuides(folderOf({ 'a.md': text }))).toThrow(
      /content\/guides\/a\.md:2: .*: expected no field of this name/,
    );
  },
);

it('joins letters and accents that came apart, in front matter and text', () => {
  const text = published(draftGuide)
    .replace(/^reader: .*$/m, 'reader: Rene\u0301e and E\u0301mile')
    .replace(/^## Worked/m, 'Montre\u0301al.\n\n$&');
  const [guide] = readGuides(folderOf({ 'a.md': text }));
  expect(guide?.reader).toBe('Ren\u00e9e and \u00c9mile');
  expect(guide?.blocks[1]).toMatchObject({ children: [{ text: 'Montr\u00e9al.' }] });
});

it.each([
  ['a space behind a line of hyphens', (text: string) => text.replace(/^---$/gm, '--- '), 0],
  ['an empty first line', (text: string) => `\n${text}`, 1],
])('reads a file with %s, and counts its lines right', (_, change, further) => {
  const broken = published(draftGuide).replace(/\n*$/, '\n\nHalf **a mark.\n');
  const line = broken.split('\n').findIndex((each) => each.startsWith('Half')) + 1 + further;
  expect(() => readGuides(folderOf({ 'a.md': change(published(draftGuide)) }))).not.toThrow();
  expect(() => readGuides(folderOf({ 'a.md': change(broken) }))).toThrow(`a.md:${line}: expected`);
});
