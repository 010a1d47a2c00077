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
  const one = published(text).replace(/^title: .*$/m, '$&, too');
  const path = folderOf({ 'a-draft.md': text, 'one.md': one });
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

it('names what is wrong in every file at once', () => {
  const broken = published(draftGuide).replace(/^summary: .*$/m, 'summary: Short');
  const read = () => readGuides(folderOf({ 'a.md': broken, 'b.md': broken }));
  expect(read).toThrow(/a\.md:3: summary: [^]*b\.md:3: summary: /);
});

it('names what is wrong in the front matter and below it at once', () => {
  const broken = published(draftGuide)
    .replace(/^summary: .*$/m, 'summary: Short')
    .replace(/^## Worked/m, 'Half **a mark.\n\n$&');
  const line = broken.split('\n').findIndex((each) => each.startsWith('Half')) + 1;
  expect(() => readGuides(folderOf({ 'a.md': broken }))).toThrow(
    new RegExp(`a\\.md:3: summary: [^]*a\\.md:${line}: expected`),
  );
});

it('knows no two titles alike', () => {
  const text = published(draftGuide);
  expect(() => readGuides(folderOf({ 'a.md': text, 'b.md': text }))).toThrow(
    /content\/guides\/b\.md: title: expected another title: a\.md has it/,
  );
});

it.each([
  ['title', '"A sheet: for a firm"'],
  ['title', "'A sheet: for a firm'"],
  ['title', `'The firm''s sheet'`],
  ['title', String.raw`"A \"good\" sheet"`],
  ['date', "'2026-11-22'"],
  ['summary', '""'],
])('asks for a %s without the quotes of %s', (name, value) => {
  const text = published(draftGuide).replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
  const line = text.split('\n').findIndex((each) => each.startsWith(name)) + 1;
  expect(() => readGuides(folderOf({ 'a.md': text }))).toThrow(
    `content/guides/a.md:${line}: ${name}: expected the words alone, without quotes around them (found ${value})`,
  );
});

it.each(['“A sheet” for “a firm”', 'A sheet for “a firm”'])('takes the title %s', (title) => {
  const text = published(draftGuide).replace(/^title: .*$/m, `title: ${title}`);
  expect(readGuides(folderOf({ 'a.md': text }))[0]?.title).toBe(title);
});

it.each(['"A sheet" for "a firm"', "'A sheet' for 'a firm'"])(
  'asks for curly quotes where words of %s are quoted',
  (title) => {
    const text = published(draftGuide).replace(/^title: .*$/m, `title: ${title}`);
    expect(() => readGuides(folderOf({ 'a.md': text }))).toThrow(/a\.md:2: title: .*curly quotes/);
  },
);

it('names a line of front matter that has no colon', () => {
  const text = published(draftGuide).replace(/^title: /m, 'title ');
  expect(() => readGuides(folderOf({ 'a.md': text }))).toThrow(
    `content/guides/a.md:2: expected the name of a field, a colon and its words, all on one line (found "title `,
  );
});
