/** @jest-environment node */
import fc from 'fast-check';
import { articles } from '@/content/articles';
import type { ArticleSummary } from '@/content/schema/article';
import { newestFirst, oldestFirst } from '@/lib/articles/order';
import { categoryCounts, librarySearch, type Search } from '@/lib/articles/search';
import { readLibrary, unreadLibrary } from '@/lib/articles/search-file';
import { textOf } from '@/lib/markdown/text';
import { filesOfLibrary, searchFiles, SMALL, written, type Written } from '../../../support/search';

const ALL = 1_000_000;
const inOne = { ...SMALL, first: ALL * 100 };
const readAll = (items: readonly Written[]) => JSON.parse(filesOfLibrary(items, inOne).first);
/** A search over articles that are all there. */
function searchIn(items: readonly Written[]) {
  const ask = librarySearch<ArticleSummary>();
  const library = readLibrary<ArticleSummary>(readAll(items));
  return (search: Search) => ask(library, search, ALL, new Set()).found;
}
const find = (items: readonly Written[], query: string, category: string | null = null) =>
  searchIn(items)({ query, category, sort: 'newest' }).map(({ id }) => id);

it('looks into title, excerpt and text, whatever the case', () => {
  const items = [
    written({ id: 't', title: 'Zebra' }),
    written({ id: 'e', excerpt: 'a ZEBRA' }),
    written({ id: 'b', text: 'zeBras' }),
    written({ id: 'n' }),
  ];
  expect(find(items, 'zEbRa').sort()).toEqual(['b', 'e', 't']);
});
it('keeps the fields apart', () => {
  expect(find([written({ title: 'one', excerpt: 'two' })], 'one two')).toEqual([]);
  expect(find([written({ title: 'one', excerpt: 'two' })], 'onetwo')).toEqual([]);
});
it('narrows to a category, and takes null for all', () => {
  const items = [written({ id: 'x' }), written({ id: 'y', category: 'Cybersecurity' })];
  expect(find(items, '', 'Cybersecurity')).toEqual(['y']);
  expect(find(items, '').sort()).toEqual(['x', 'y']);
  expect(find(items, '', 'Nothing')).toEqual([]);
});
it('answers newest first, or oldest first, and the same day by id', () => {
  const items = [
    written({ id: 'c', date: '2025-01-01' }),
    written({ id: 'a', date: '2024-05-01' }),
    written({ id: 'b', date: '2024-05-01' }),
  ];
  const sorted = (sort: 'newest' | 'oldest') =>
    searchIn(items)({ query: '', category: null, sort }).map(({ id }) => id);
  expect(sorted('newest')).toEqual(['c', 'a', 'b']);
  expect(sorted('oldest')).toEqual(['a', 'b', 'c']);
});
it.each(['.*', '\\', '<b>', '[', '(', '$', '^', '\u0301', '😀', '%', '*'])(
  'takes %p as plain text',
  (query) => {
    expect(find([written({})], query)).toEqual([]);
    expect(find([written({ text: `before ${query} after` })], query)).toEqual(['a']);
  },
);
it('takes 5,000 characters, and space alone as nothing', () => {
  expect(find([written({})], 'x'.repeat(5000))).toEqual([]);
  expect(find([written({})], '   ')).toEqual(['a']);
});
it('finds an accented word however it is typed', () => {
  expect(find([written({ text: 'r\u00e9sum\u00e9' })], 're\u0301sume\u0301')).toEqual(['a']);
});
it('takes straight quotes and hyphens for typographic ones, and the reverse', () => {
  const items = [written({ text: 'it\u2019s a \u201csmall\u201d firm \u2013 ours' })];
  expect(find(items, `it's a "small" firm - ours`)).toEqual(['a']);
  expect(find([written({ text: "it's" })], 'it\u2019s')).toEqual(['a']);
  expect(find([written({ text: '\u2018ours\u2019 at \u22125' })], `'ours' at -5`)).toEqual(['a']);
});
it('finds every article by any piece of itself', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 60 }),
      fc.nat(50),
      fc.nat(20),
      (text, start, length) => {
        const piece = text.normalize('NFC').slice(start, start + length + 1);
        return find([written({ text })], piece).length === 1 || piece.normalize('NFC') !== piece;
      },
    ),
    { numRuns: 300 },
  );
});
it('answers the same whatever was asked before', () => {
  const items = [
    written({ id: 'x', text: 'abc' }),
    written({ id: 'y', text: 'ab', category: 'Cybersecurity' }),
    written({ id: 'z', text: 'c' }),
  ];
  const queries = ['', 'a', 'ab', 'abc', 'bc', 'c', 'ab'];
  const search = searchIn(items);
  fc.assert(
    fc.property(
      fc.constantFrom(...queries),
      fc.constantFrom(null, 'Cybersecurity'),
      (query, category) => {
        const asked = search({ query, category, sort: 'oldest' });
        expect(asked).toEqual(searchIn(items)({ query, category, sort: 'oldest' }));
      },
    ),
  );
});
it('looks into each text of 1,000 articles at most once a keystroke, and folds none of them again', () => {
  const body = articles.map(({ blocks }) => textOf(blocks));
  const many = Array.from({ length: 1000 }, (_, index) =>
    written({ id: `a-${index}`, text: body[index % body.length] ?? '' }),
  );
  const search = searchIn(many);
  const looks = jest.spyOn(String.prototype, 'indexOf');
  const folds = jest.spyOn(String.prototype, 'normalize');
  // What an article's texts are: its title with its excerpt, and its body.
  const texts = 2 * many.length;
  const work = ['i', 'in', 'inv', 'invo', 'zzzz', 'zzzzy', 'the quick', 'the quick'].map(
    (query) => {
      looks.mockClear();
      folds.mockClear();
      search({ query, category: null, sort: 'newest' });
      return { looks: looks.mock.calls.length, folds: folds.mock.calls.length };
    },
  );
  jest.restoreAllMocks();
  expect(work.filter(({ folds: count }) => count > 1)).toEqual([]);
  expect(work.filter(({ looks: count }) => count > texts)).toEqual([]);
  // A text that grows is looked for only where it was found before; a new one, everywhere; the same, nowhere.
  expect(work.slice(4).map((one) => one.looks)).toEqual([texts, 0, texts, 0]);
});
describe('while parts of the library are still to be read', () => {
  const words = ['alpha', 'Beta', 'beta gamma', 'GAMMA', 'delta', 'x'];
  const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 });
  const library = fc
    .array(
      fc.record({
        title: text,
        excerpt: text,
        text,
        category: fc.constantFrom('Cloud Services', 'Cybersecurity'),
        day: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map((many) =>
      many
        .map(({ day, ...one }, index) =>
          written({
            id: `a-${index}`,
            category: one.category,
            date: `2024-01-0${day}`,
            title: one.title.join(' '),
            excerpt: one.excerpt.join(' '),
            text: one.text.join(' '),
          }),
        )
        .sort(newestFirst),
    );
  const search: fc.Arbitrary<Search> = fc.record({
    query: fc.constantFrom('', 'a', 'ALPHA', 'a g', 'beta', 'delta x', 'x', ' gamma ', 'none'),
    category: fc.constantFrom(null, 'Cloud Services'),
    sort: fc.constantFrom('newest', 'oldest'),
  });
  const limit = fc.integer({ min: 1, max: 8 });
  const size = fc.integer({ min: 1, max: 900 });
  const sizes = fc.record({ first: size, heads: size, newBodies: size, bodies: size });
  /** What is searched for, to the letter. */
  const naive = (articles: readonly Written[], { query, category, sort }: Search) =>
    articles
      .filter((one) => category === null || one.category === category)
      .filter((one) =>
        [one.title, one.excerpt, one.text].some((part) =>
          part.toLowerCase().includes(query.trim().toLowerCase()),
        ),
      )
      .sort(sort === 'newest' ? newestFirst : oldestFirst)
      .map(({ id }) => id);
  const ids = (found: ReadonlyArray<{ id: string }>) => found.map(({ id }) => id);

  it('ends with what a search of all finds, in its order, and never shows what does not match', () => {
    fc.assert(
      fc.property(library, search, limit, sizes, (articles, wanted, most, bytes) => {
        const all = naive(articles, wanted);
        const steps = searchFiles(filesOfLibrary(articles, bytes), wanted, most);
        for (const { answer } of steps) {
          const found = new Set(ids(answer.found));
          expect(ids(answer.found)).toEqual(all.filter((id) => found.has(id)));
          if (answer.complete) expect(ids(answer.found)).toEqual(all);
          expect(answer.complete).toBe(answer.searched === articles.length);
        }
        const end = steps.at(-1)?.answer;
        expect(ids(end?.found ?? []).slice(0, most)).toEqual(all.slice(0, most));
        // Nothing is said to be missing from a search that has not looked everywhere.
        if (all.length < most) expect(end?.complete).toBe(true);
        const searched = steps.map(({ answer }) => answer.searched);
        expect(searched).toEqual([...searched].sort((a, b) => a - b));
      }),
      { numRuns: 400 },
    );
  });

  it('reads no bodies but those that could still change what is shown', () => {
    fc.assert(
      fc.property(library, search, limit, sizes, (articles, wanted, most, bytes) => {
        const steps = searchFiles(filesOfLibrary(articles, bytes), wanted, most);
        for (const { library: now, answer } of steps) {
          const at = now.bodies.findIndex(({ name }) => name !== undefined && name === answer.next);
          if (at < 0) continue;
          const start = now.bodies.slice(0, at).reduce((sum, { count }) => sum + count, 0);
          const inside = articles.slice(start, start + (now.bodies[at]?.count ?? 0));
          const could = inside.some((one) => {
            const known = new Set([...ids(answer.found), one.id]);
            if (known.size === answer.found.length) return false;
            if (wanted.category !== null && one.category !== wanted.category) return false;
            const then = articles
              .filter(({ id }) => known.has(id))
              .sort(wanted.sort === 'newest' ? newestFirst : oldestFirst);
            return ids(then).indexOf(one.id) < most;
          });
          expect(could).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('names what did not come, and is not complete without it', () => {
    fc.assert(
      fc.property(library, search, limit, sizes, fc.nat(), (articles, wanted, most, bytes, nth) => {
        const files = filesOfLibrary(articles, bytes);
        const names = [...files.parts.keys()];
        fc.pre(names.length > 0);
        const lost = names[nth % names.length] ?? '';
        const { answer } = searchFiles(files, wanted, most, new Set([lost])).at(-1) ?? {};
        const all = naive(articles, wanted);
        if (answer?.gaps.length) {
          expect(answer.gaps.map(({ name }) => name)).toEqual([lost]);
          expect(answer.complete).toBe(false);
        } else {
          expect(ids(answer?.found ?? []).slice(0, most)).toEqual(all.slice(0, most));
        }
        for (const id of ids(answer?.found ?? [])) expect(all).toContain(id);
      }),
      { numRuns: 300 },
    );
  });

  it('reads nothing more for a page that titles fill, nor for a category that is known', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      written({ id: `a-${10 + index}`, title: 'Everywhere' }),
    );
    const files = filesOfLibrary(many, SMALL);
    const asked = (query: string, category: string | null) =>
      searchFiles(files, { query, category, sort: 'newest' }, 2).length - 1;
    expect(files.parts.size).toBeGreaterThan(5);
    expect(asked('everyw', null)).toBe(0);
    expect(asked('', 'Cloud Services')).toBe(0);
    expect(asked('nowhere', null)).toBe(files.parts.size);
  });

  it('reads bodies in the order of the answer, newest or oldest first', () => {
    const many = Array.from({ length: 30 }, (_, index) => written({ id: `a-${10 + index}` }));
    const files = filesOfLibrary(many, SMALL);
    const asked = (sort: Search['sort']) => {
      const steps = searchFiles(files, { query: 'nowhere', category: null, sort }, 2);
      const bodies = steps.at(-1)?.library.bodies.flatMap(({ name }) => name ?? []) ?? [];
      return steps.flatMap(({ answer: { next } }) => (next && bodies.includes(next) ? [next] : []));
    };
    expect(asked('newest').length).toBeGreaterThan(2);
    expect(asked('oldest')).toEqual(asked('newest').reverse());
    expect(asked('newest')).not.toEqual(asked('oldest'));
  });

  it('searches one page of the library before anything was read, and knows that it is one', () => {
    const shown = [written({ id: 'one', title: 'Alpha' })];
    const ask = librarySearch<Written>();
    const search: Search = { query: 'alpha', category: null, sort: 'newest' };
    const answer = ask(unreadLibrary(shown, 30), search, 12, new Set());
    expect(ids(answer.found)).toEqual(['one']);
    expect(answer).toMatchObject({ next: '/resources/search.json', complete: false });
  });
});

it('counts categories', () => {
  expect(
    categoryCounts([written({}), written({ category: 'Cybersecurity' }), written({})]),
  ).toEqual([
    { category: 'Cloud Services', count: 2 },
    { category: 'Cybersecurity', count: 1 },
  ]);
});
