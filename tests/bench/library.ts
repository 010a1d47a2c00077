import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { SEARCH_FILE, type SearchFile } from '../../lib/articles/search-file';
import { copyProject, removeCopy } from '../support/copy';
import { hydrated } from '../support/page';
import { startServe } from '../support/server';
import { countOf } from './count';
import { addArticles } from './many-articles';
import { median } from './median';
import { kilobytes, writeResults } from './results';
import { withBrowser } from './with-browser';

/**
 * How the library bears 10 to 10,000 articles of full length: export time and memory, weights, keystrokes.
 * Writes its table into library.md. `npm run bench:library -- 100` measures other numbers of articles, and
 * writes nothing. Not a test: times depend on the machine.
 */
const SIZES = [10, 100, 1_000, 10_000];
const given = process.argv.slice(2).map((size) => countOf('articles', size));
const sizes = given.length > 0 ? given : SIZES;
const PORT = 4320;
/** All articles, then fewer and fewer, then none: a generated one ends with its marker (many-articles.ts). */
const TYPED = 'marker 7 q';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args: { data?: { type?: string } };
}

/** The longest task, in ms, on the thread that got the key: how long the page cannot answer. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const key = traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown',
  );
  if (!key) throw new Error('the trace has no key in it');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === key.pid && tid === key.tid,
  );
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000;
}

interface Keystroke {
  /** Script time in ms, search and cards together. */
  script: number;
  /** The longest task in ms. */
  task: number;
}

/** A fresh page of the library whose search has its first file, and the focus in its box. */
async function searchPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}/resources`);
  await hydrated(page);
  const box = page.getByRole('searchbox');
  const loaded = page.waitForResponse('**/search.json');
  await box.focus();
  await loaded;
  await page.waitForTimeout(2_000);
  return page;
}

/** The ten keystrokes, each with what it cost: on two fresh pages, since a word typed again finds all of it read. */
async function keystrokes(browser: Browser): Promise<Keystroke[]> {
  const page = await searchPage(browser);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const scriptTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const script: number[] = [];
  for (const letter of TYPED) {
    const before = await scriptTime();
    await page.keyboard.type(letter);
    await page.waitForTimeout(300);
    script.push(((await scriptTime()) - before) * 1_000);
  }
  await page.locator('main article').first().waitFor({ state: 'detached' }); // nothing is found
  await page.close();
  const traced = await searchPage(browser);
  const tasks: number[] = [];
  for (const letter of TYPED) {
    await browser.startTracing(traced, { categories: ['toplevel', 'devtools.timeline'] });
    await traced.keyboard.type(letter);
    await traced.waitForTimeout(300);
    tasks.push(longestTask(await browser.stopTracing()));
  }
  await traced.close();
  return script.map((time, index) => ({ script: time, task: tasks[index] ?? 0 }));
}

/** The slowest of the ten keystrokes, each the median of three fresh pages. */
async function slowestKeystroke(browser: Browser): Promise<Keystroke> {
  const runs: Keystroke[][] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await keystrokes(browser));
  const slowest = (cost: keyof Keystroke) =>
    Math.max(...[...TYPED].map((_, index) => median(runs.map((run) => run[index]?.[cost] ?? 0))));
  return { script: slowest('script'), task: slowest('task') };
}

interface Row {
  count: number;
  seconds: number;
  megabytes: number;
  html: number;
  first: number;
  all: number;
  files: number;
  key: Keystroke;
}

/** Memory that a process and all below it hold, in MB. */
function memoryOf(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // A child may stand before its parent.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.reduce((sum, [pid = 0, , rss = 0]) => sum + (family.has(pid) ? rss : 0), 0) / 1024;
}

interface Export {
  copy: string;
  seconds: number;
  /** The most that the export held at any second. */
  megabytes: number;
}

/** Exports a copy with so many articles, post-export steps included. */
async function exportScaled(count: number): Promise<Export> {
  const copy = copyProject('scale');
  addArticles(join(copy, 'content/articles'), count);
  const started = performance.now();
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TYPES_CHECKED: '1' },
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(build.pid ?? 0));
  }, 1_000);
  const [status] = await once(build, 'exit');
  clearInterval(watch);
  if (status !== 0) throw new Error(`the export of ${count} articles failed`);
  return { copy, seconds: (performance.now() - started) / 1_000, megabytes };
}

async function measure(count: number): Promise<Row> {
  const { copy, seconds, megabytes } = await exportScaled(count);
  const bytes = (file: string) => readFileSync(join(copy, 'out', file));
  const search: SearchFile<unknown> = JSON.parse(bytes(SEARCH_FILE).toString());
  const first = gzipSync(bytes(SEARCH_FILE)).length;
  const parts = [...search.headParts, ...search.bodyParts].map(
    ({ name }) => gzipSync(bytes(name)).length,
  );

  const server = await startServe(PORT, join(copy, 'out'));
  try {
    return {
      count,
      seconds,
      megabytes,
      html: brotliCompressSync(bytes('resources.html')).length,
      first,
      all: parts.reduce((sum, part) => sum + part, first),
      files: parts.length + 1,
      key: await withBrowser(slowestKeystroke),
    };
  } finally {
    server.kill();
    removeCopy(copy);
  }
}

removeCopy((await exportScaled(0)).copy); // the first export after a pause is slower than any other
const rows: Row[] = [];
for (const size of sizes) rows.push(await measure(size));
const table = [
  '| articles | export | each further article | memory | `/resources` (brotli) | first search file (gzip) | all of them | script of the slowest of ten keystrokes | longest task |',
  '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(({ count, seconds, megabytes, html, first, all, files, key }, place) => {
    const before = rows[place - 1];
    const each =
      before && count > before.count
        ? `${(((seconds - before.seconds) / (count - before.count)) * 1_000).toFixed(0)} ms`
        : '';
    return `| ${count} | ${seconds.toFixed(1)} s | ${each} | ${(megabytes / 1024).toFixed(1)} GB | ${kilobytes(html)} | ${kilobytes(first)} | ${kilobytes(all)} in ${files} | ${key.script.toFixed(1)} ms | ${key.task.toFixed(1)} ms |`;
  }),
].join('\n');
console.log(table);
if (sizes.join() === SIZES.join())
  await writeResults(
    'library',
    'The library at scale',
    `The articles are generated, of full length; their words are the real ones’ in another order: no two titles, excerpts or bodies are alike. Export time is that of \`npm run build\` without the check of types, memory the most that its processes held together at any second; each further article is what those beyond the row above take.\n\n\`/resources\` shows 12 articles; older ones are on \`/resources/page-2\` and so on. Bodies never travel with a page. The first search file, with the newest titles and excerpts, is fetched when the search is first used; the other files are fetched only while what is in them could still change the cards that are shown. The script of a keystroke is all that follows from it within 300 ms, search and cards; it runs in tasks, and the longest is what a frame may wait for.\n\n${table}`,
  );
