/** @jest-environment node */
import * as ui from '@/content/ui';
import { article, library, plans, shell } from '../../specification';

type Word = [string, string];

/** Every word of the module; a function is asked for its words with something to say. */
function wordsOf([name, value]: [string, unknown]): Word[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'function') {
    const say = value as (...parts: unknown[]) => string;
    return [[name, say(...Array.from({ length: value.length }, (_, index) => index + 2))]];
  }
  return Object.entries(Object(value)).flatMap(wordsOf);
}
const all = Object.entries(ui).flatMap(wordsOf);

it('has words, each of them text', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([]);
});

it.each(all)('%s is clean: %j', (_name, text) => {
  expect(text).not.toMatch(/\s\s|[\n\t<>!]|undefined|NaN|\[object/);
  expect(text).not.toMatch(/\b(color|center|behavior|catalog)s?\b/i);
});

it('puts every part into its words', () => {
  expect(ui.planMessage('Group', 'Healthcare', '$666')).toMatch(/Group.*Healthcare.*\$666/);
  expect(ui.offerMessage('Cloud', 'Move', 'from $1', 'Annual')).toMatch(
    /Cloud.*Move.*from \$1.*Annual/,
  );
  expect(ui.estimateMessage('Cloud', 'Users: 2', '$1', 'https://a.example')).toMatch(
    /Cloud.*Users: 2.*\$1.*https:\/\/a\.example$/,
  );
  expect(ui.calculatedOn('May 2')).toContain('May 2');
  expect(ui.minutesToRead(8)).toContain('8');
  expect(ui.checks(12)).toBe('12 checks');
  expect(ui.checks(1)).toBe('1 check');
  expect(ui.levelNumber(4)).toContain('4');
  expect(ui.setupFee('$500')).toContain('$500');
  expect(ui.billedAnnually('$7,990')).toBe(`${plans.billedAnnually} $7,990`);
});

it('counts one article in the singular', () => {
  expect(ui.articleCount(1)).not.toMatch(/articles/);
  expect(ui.articleCount(2)).toMatch(/^2 articles/);
  expect(ui.articleCount(0)).toMatch(/^0 articles/);
});

it('uses the specified words of the shell', () => {
  expect([ui.getStarted, ui.scheduleCall, ui.comingSoon]).toEqual([
    shell.getStarted,
    shell.scheduleCall,
    shell.comingSoon,
  ]);
});

it('uses the specified words of plans', () => {
  expect([ui.mostPopular, ui.customPricing, ui.contactForQuote, ui.monthly, ui.annual]).toEqual([
    plans.mostPopular,
    plans.customPricing,
    plans.contactForQuote,
    ...plans.ways,
  ]);
});

it('uses the specified words of the library and its articles', () => {
  const { title, ...words } = library;
  expect({
    searchPlaceholder: ui.searchPlaceholder,
    allCategories: ui.allCategories,
    newestFirst: ui.newestFirst,
    oldestFirst: ui.oldestFirst,
    readMore: ui.readMore,
    noArticles: ui.noArticles,
    noArticlesHint: ui.noArticlesHint,
  }).toEqual(words);
  expect(Object.values(ui.networkNames)).toEqual(article.networks);
  expect([ui.copyLink, ui.backToResources, ui.aboutAuthor, ui.authorRole]).toEqual([
    article.copyLink,
    article.backToResources,
    article.aboutAuthor,
    article.authorRole,
  ]);
});
