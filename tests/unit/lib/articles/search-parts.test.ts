/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { articles, summaryOf } from '@/content/articles';
import type { ArticleSummary } from '@/content/schema/article';
import { newestFirst } from '@/lib/articles/order';
import { cut, divide, wholeFile } from '@/lib/articles/search-parts';
import { textOf } from '@/lib/markdown/text';
import { shippedArticles } from '../../../specification';
import { filesOfLibrary, written } from '../../../support/search';

const KEPT = 40 * 1024;
const WORDS = articles.flatMap(({ blocks }) => textOf(blocks).split(/\s+/));

/** As many words as a text has, of the articles' own, in an order that no other text has. */
const shuffled = (seed: number, characters: number): string => {
  let state = seed + 1;
  let text = '';
  while (text.length < characters) {
    state = (state * 48_271) % 2_147_483_647;
    text += ` ${WORDS[state % WORDS.length]}`;
  }
  return text.trim();
};

/** A picture that no other article has: most of what lists hold of an article is then its own. */
const ownPicture = (index: number) =>
  ({
    slot: `article-${shuffled(index + 40_000, 30)}`,
    id: `photo-${1_500_000_000_000 + index * 7_919}-${shuffled(index + 50_000, 12)}`,
    alt: shuffled(index + 60_000, 60),
    dim: true,
  }) as unknown as ArticleSummary['image'];

/** So many articles of usual lengths, newest first, no two alike. */
const manyArticles = (count: number, ownPictures = false) =>
  Array.from({ length: count }, (_, index) =>
    written({
      id: shuffled(index, 35)
        .toLowerCase()
        .replace(/[^a-z]+/g, '-'),
      title: shuffled(index + 10_000, 45),
      excerpt: shuffled(index + 20_000, 120),
      date: new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10),
      readTime: 5 + (index % 6),
      text: shuffled(index + 30_000, 900),
      ...(ownPictures ? { image: ownPicture(index) } : {}),
    }),
  ).sort(newestFirst);

it('cuts from the end, in order, with nothing twice and nothing left out', () => {
  const bytes = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(fc.array(bytes), bytes, fc.nat(200), (sizes, size, keep) => {
      const spans = cut(sizes, size, keep);
      expect(spans.flatMap(([from, to]) => sizes.slice(from, to))).toEqual(sizes);
      const [first = [0, 0], ...others] = spans;
      const weight = ([from, to]: readonly [number, number]) =>
        sizes.slice(from, to).reduce((sum, one) => sum + one, 0);
      for (const span of others) expect(weight(span) <= size || span[1] - span[0] === 1).toBe(true);
      if (sizes.every((one) => one <= keep))
        expect(weight(first)).toBeLessThanOrEqual(Math.max(keep, size));
      for (const [from, to] of spans) expect(to).toBeGreaterThan(from);
    }),
  );
});

it('leaves the articles that ship in one small file', () => {
  const shipped = articles.filter(({ id }) => shippedArticles.some((one) => one.id === id));
  const whole = wholeFile(shipped, summaryOf, ({ blocks }) => textOf(blocks));
  const keep = jest.fn();
  expect(divide({ ...whole }, keep)).toEqual(whole);
  expect(keep).not.toHaveBeenCalled();
});

it.each([
  [20, false],
  [1_000, false],
  [1_000, true],
  [10_000, true],
])(
  'begins %d articles with under 40 KB, and few requests (pictures of their own: %s)',
  (count, own) => {
    const { first, parts } = filesOfLibrary(manyArticles(count, own));
    expect(gzipSync(first, { level: 6 }).length).toBeLessThan(KEPT);
    expect(JSON.parse(first).heads.rows.length).toBeGreaterThan(11);
    expect(parts.size).toBeLessThan(count / 8);
  },
);

it('gives no part but the newest another name when an article is added', () => {
  const many = manyArticles(600);
  const texts = (articles: typeof many) => new Set(filesOfLibrary(articles).parts.values());
  const before = texts(many.slice(1));
  const fresh = [...texts(many)].filter((text) => !before.has(text));
  expect(fresh.length).toBeLessThanOrEqual(1);
});

it('counts what articles share with the oldest of them: a new one moves no cut', () => {
  const item = (index: number, category: string) => ({
    id: `a${index}`,
    title: shuffled(index, 45),
    excerpt: shuffled(index + 100, 120),
    date: '2024-11-15',
    readTime: 5,
    category,
  });
  const rare = shuffled(200, 600);
  const old = Array.from({ length: 40 }, (_, index) => item(index + 1, index === 30 ? rare : ''));
  const sizes = { first: 1_024, heads: 1_024, newBodies: 1_024, bodies: 1_024 };
  const partsOf = (items: typeof old) => {
    const whole = wholeFile(
      items,
      (one) => one,
      () => '',
    );
    return divide(whole, (text) => text, sizes).headParts.map(({ name }) => name);
  };
  const before = partsOf(old);
  expect(before.length).toBeGreaterThan(5);
  const after = partsOf([item(0, rare), ...old]);
  expect(after.filter((part) => !before.includes(part)).length).toBeLessThanOrEqual(1);
});
