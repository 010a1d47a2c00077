import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { articles } from '@/content/articles';
import { landingPages } from '@/content/landing-pages';
import { articlePath } from '@/lib/articles/facts';
import { relatedArticles } from '@/lib/articles/related';
import { filesOf, htmlOf, scriptsOf } from '@/lib/build/export';
import { industryPaths, servicePaths } from '../specification';
import { OUT } from '../support/exports';
import { PAGE_HEADERS } from '../support/headers';
import { exportedPages, readPage } from '../support/html';
import { listedScripts } from '../support/listed-scripts';

/** Budgets in bytes over the wire (brotli for text). */
const HOME = 75 * 1024;
const SHEET = 12 * 1024;
const SCRIPT_BEFORE_INTENT = 2 * 1024;
const SCRIPT_AFTER_INTENT = 190 * 1024;
/**
 * What pages fetch only when it is needed: a word that no other such part holds, and its budget in bytes
 * (gzip, which every host can do).
 */
const PARTS = {
  'the form’s rules': { holds: '$ZodObject', budget: 8 * 1024 },
  'the estimates that the form can read': { holds: 'donors', budget: 4 * 1024 },
  'what moves': { holds: 'keyframes', budget: 4 * 1024 },
  'the replay’s player': { holds: 'aria-valuetext', budget: 3 * 1024 },
};
const DATA = {
  // However many articles there are: what does not fit comes in parts.
  'resources/search.json': Math.min(6 * articles.length, 40) * 1024,
  'contact/prefills.json': 400 * landingPages.length,
};
/** What a host may send before the first acknowledgement: ten packets. */
const FLIGHT = 14_600;
/** What a landing page that is new adds to every page: its line in menu and footer. */
const MENU_LINE = 60;
const furtherPages = landingPages.length - servicePaths.length - industryPaths.length;
/** What a further article adds to those of its category, which the five specified ones do not share: its card. */
const RELATED = { section: 150, card: 80 };
function roomForRelated(path: string): number {
  const article = articles.find(({ id }) => articlePath(id) === path);
  const cards = article ? relatedArticles(article, articles).length : 0;
  return cards > 0 ? RELATED.section + cards * RELATED.card : 0;
}

const isText = (file: string) => /\.(html|css|js|svg|json|webmanifest)$/.test(file);
const weighed = new Map<string, number>();
const weigh = (file: string): number => {
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(OUT, file));
  const weight = isText(file) ? brotliCompressSync(bytes).length : bytes.length;
  weighed.set(file, weight);
  return weight;
};

/**
 * Files of ours that a page shows before anybody touches it, its own HTML first. Photographs are apart, of
 * our own as of the stock host: drawings stand for them, and most are fetched when they come near.
 */
function filesBeforeIntent(file: string): string[] {
  const { document } = readPage(file);
  const addresses = [
    ...document
      .querySelectorAll('link[rel="stylesheet"]:not([disabled]), link[rel="preload"]')
      .map((link) => link.getAttribute('href')),
    ...document
      .querySelectorAll('link[rel="icon"][sizes="any"]')
      .map((link) => link.getAttribute('href')),
    ...document.querySelectorAll('use').map((use) => use.getAttribute('href')),
    ...document.querySelectorAll('img:not(.photo img)').map((image) => image.getAttribute('src')),
  ];
  const own = addresses.flatMap((address) => {
    const path = (address ?? '').replace(/[?#].*$/, '');
    return path.startsWith('/') ? [path.slice(1)] : [];
  });
  return [file, ...new Set(own)];
}

/** Scripts that a page fetches at the first sign of intent. */
function scriptsAfterIntent(file: string): string[] {
  return listedScripts(readPage(file).html).map((address) => address.slice(1));
}

const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0);

it('keeps the home page, all told, under 75 KB', () => {
  const files = filesBeforeIntent('index.html');
  // HTML, style sheet, font, icon and the drawings: none may go missing from the sum.
  expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(1);
  expect(files.filter((file) => file.startsWith('illustrations/'))).toEqual([
    'illustrations/services.svg',
    'illustrations/industry.svg',
  ]);
  expect(sum(files)).toBeLessThan(HOME);
});

it('keeps every style sheet under 12 KB', () => {
  const sheets = filesOf(OUT).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const weights = sheets.map((sheet) => [sheet, weigh(sheet)] as const);
  expect(weights.filter(([, weight]) => weight >= SHEET)).toEqual([]);
});

it('gives every page one style sheet, and all landing pages the same', () => {
  const sheetOf = (file: string) => filesBeforeIntent(file).filter((name) => name.endsWith('.css'));
  for (const page of htmlOf(OUT)) expect([page, sheetOf(page).length]).toEqual([page, 1]);
  const shared = landingPages.map(({ path }) => sheetOf(htmlFile(path))[0]);
  expect(new Set(shared).size).toBe(1);
});

describe.each(exportedPages.map((page) => [page.path, page] as const))('%s', (path, { html }) => {
  const file = htmlFile(path);

  it('carries less than 2 KB of script before intent, and none of React’s data', () => {
    const scripts = scriptsOf(html);
    const inline = scripts.filter(({ executable }) => executable);
    expect(inline).toHaveLength(1);
    expect(inline[0]?.src).toBeUndefined();
    expect(brotliCompressSync(inline[0]?.text ?? '').length).toBeLessThan(SCRIPT_BEFORE_INTENT);
    expect(html).not.toContain('__next_f');
    expect(html).not.toMatch(/<link[^>]+as="script"/);
  });

  it('comes within one flight', () => {
    const room = FLIGHT + furtherPages * MENU_LINE + roomForRelated(path);
    const over = weigh(file) + PAGE_HEADERS - room + 1;
    const said = `${over} bytes too many: see “Weight” in .github/CONTRIBUTING.md`;
    expect(over > 0 ? said : 'light enough').toBe('light enough');
  });

  it('lists scripts that exist, its own data first, without libraries that only some visits need', () => {
    const files = scriptsAfterIntent(file);
    expect(files.length).toBeGreaterThan(4);
    expect(files[0]).toMatch(/^_next\/static\/payload\/[0-9a-f]{16}\.js$/);
    for (const script of files)
      expect([script, existsSync(join(OUT, script))]).toEqual([script, true]);
    const text = files.map((script) => readFileSync(join(OUT, script), 'utf8')).join('\n');
    expect(text).toContain('hydrateRoot');
    expect(text).not.toMatch(/ZodError|\$ZodType|toJSONSchema/);
    expect(text).not.toMatch(/MotionValue|framerAppear|data-framer/);
    expect(text).not.toContain('"headParts":');
    // Its first formatter takes a slow phone a tenth of a second (lib/format/numbers.ts).
    expect(text).not.toMatch(/\bIntl\.|\.toLocale\w*String\(/);
    expect(sum(files)).toBeLessThan(SCRIPT_AFTER_INTENT);
  });
});

it('names the sheet of landing pages as the next, to which most links lead, but in those themselves', () => {
  const sheetOf = (path: string) =>
    filesBeforeIntent(htmlFile(path)).find((file) => file.endsWith('.css'));
  const landing = sheetOf(servicePaths[0]);
  expect(landing).toBeDefined();
  for (const { path } of exportedPages) {
    const [data = ''] = scriptsAfterIntent(htmlFile(path));
    const text = readFileSync(join(OUT, data), 'utf8');
    const [, next] = /;self\.nextSheet="\/([^"]*)"/.exec(text) ?? [];
    expect([path, next]).toEqual([path, sheetOf(path) === landing ? undefined : landing]);
  }
});

/** Groups of files that come together, as the scripts ask for them when they are needed. */
function filesOnDemand(): string[][] {
  const chunks = filesOf(OUT).filter((file) => /^_next\/static\/chunks\/.*\.js$/.test(file));
  const groups = chunks.flatMap((file) =>
    [...readFileSync(join(OUT, file), 'utf8').matchAll(/\["static\/chunks\/[^\]]+\]/g)].map(
      ([list]) => list,
    ),
  );
  return [...new Set(groups)].map((list) =>
    (JSON.parse(list) as string[]).map((file) => `_next/${file}`),
  );
}
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(OUT, file), 'utf8')).join('\n');
const gzipped = (files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(join(OUT, file))).length, 0);

it('has one budget for every part that comes on demand', () => {
  const named = filesOnDemand().map((files) =>
    Object.entries(PARTS)
      .filter(([, { holds }]) => textOf(files).includes(holds))
      .map(([name]) => name)
      .join(),
  );
  expect([...new Set(named)].sort()).toEqual(Object.keys(PARTS).sort());
});

it.each(Object.entries(PARTS))('keeps %s within its budget', (_name, { holds, budget }) => {
  const parts = filesOnDemand().filter((files) => textOf(files).includes(holds));
  expect(parts).not.toEqual([]);
  for (const files of parts) expect(gzipped(files)).toBeLessThan(budget);
});

it.each(Object.entries(DATA))('keeps %s within its budget', (file, budget) => {
  expect(gzipped([file])).toBeLessThan(budget);
});

it('would notice the libraries: they are in the export, in chunks of their own', () => {
  expect(filesOnDemand().some((files) => /\$ZodType|ZodError/.test(textOf(files)))).toBe(true);
});
