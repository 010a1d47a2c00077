import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { articles } from '../../content/articles';
import { textOf } from '../../lib/markdown/text';
import { browserArgs, ensureBrowser } from '../support/browser';
import { copyProject, NEXT, removeCopy } from '../support/copy';
import { median } from '../support/median';
import { writeResults } from '../support/results';
import { startServe } from '../support/server';

/**
 * How the library bears 10, 100 and 1,000 articles of full length: export time, weights, keystrokes.
 * Writes its table into library.md. Not a test: times depend on the machine.
 */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 1_000];
const PORT = 4320;
/** All articles, then fewer and fewer, then none. */
const TYPED = 'marker 7 s';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Whole numbers from 0 that look random and are the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A text of the same words in another order: copies would compress to nothing and flatter the weights. */
function shuffled(text: string, next: (below: number) => number): string {
  const words = text.split(/\s/);
  return words.map(() => words[next(words.length)]).join(' ');
}

/** Writes `count` articles of the real ones' lengths and words, under names and days of their own. */
function generate(folder: string, count: number): void {
  for (const { id } of articles) rmSync(join(folder, `${id}.md`));
  for (let index = 0; index < count; index += 1) {
    const real = articles[index % articles.length];
    if (!real) throw new Error('no article to copy');
    const next = sequence(index);
    const body = real.blocks
      .map((block) => {
        const text = textOf([block]);
        // A paragraph must not begin with "2025.", which would be an item of a list.
        return block.kind === 'heading' ? `## ${text}` : `So ${shuffled(text, next)}`;
      })
      .join('\n\n');
    const day = new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);
    const fields = {
      title: `${real.title.slice(0, 60)} ${index}`,
      category: real.category,
      date: day,
      author: real.author,
      image: real.image.slot,
      excerpt: real.excerpt,
      readTime: real.readTime,
    };
    const front = Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
    writeFileSync(
      join(folder, `generated-${index}.md`),
      `---\n${front}\n---\n\n${body}\n\nMarker ${index} stands here.\n`,
    );
  }
}

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

/** The ten keystrokes on a fresh page, each with what it cost. */
async function keystrokes(browser: Browser): Promise<Keystroke[]> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}/resources`, { waitUntil: 'networkidle' });
  const box = page.getByRole('searchbox');
  const loaded = page.waitForResponse('**/search.json');
  await box.focus();
  await loaded;
  await page.waitForTimeout(2_000);
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
  await box.fill('');
  await page.waitForTimeout(500);
  const tasks: number[] = [];
  for (const letter of TYPED) {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await page.keyboard.type(letter);
    await page.waitForTimeout(300);
    tasks.push(longestTask(await browser.stopTracing()));
  }
  await page.close();
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
  html: number;
  text: number;
  key: Keystroke;
}

/** Exports a copy with so many articles. Returns its folder and how long it took, in s. */
function exportScaled(count: number): { copy: string; seconds: number } {
  const copy = copyProject('scale');
  generate(join(copy, 'content/articles'), count);
  const started = performance.now();
  const build = spawnSync('node', [NEXT, 'build'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (build.status !== 0) throw new Error(`the export of ${count} articles failed`);
  return { copy, seconds: (performance.now() - started) / 1_000 };
}

async function measure(count: number): Promise<Row> {
  const { copy, seconds } = exportScaled(count);
  const weight = (file: string) => brotliCompressSync(readFileSync(join(copy, 'out', file))).length;

  const server = await startServe(PORT, join(copy, 'out'));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs() });
  try {
    const key = await slowestKeystroke(browser);
    return {
      count,
      seconds,
      html: weight('resources.html'),
      text: weight('resources/search.json'),
      key,
    };
  } finally {
    await browser.close();
    server.kill();
    removeCopy(copy);
  }
}

removeCopy(exportScaled(1).copy); // the first export after a pause is slower than any other
const rows: Row[] = [];
for (const size of SIZES) rows.push(await measure(size));
const base = rows[0];
const table = [
  '| articles | export | each further article | `/resources` (brotli) | search text (brotli) | slowest of ten keystrokes | longest task |',
  '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(({ count, seconds, html, text, key }) => {
    const each =
      base && count > base.count
        ? `${(((seconds - base.seconds) / (count - base.count)) * 1_000).toFixed(0)} ms`
        : '';
    return `| ${count} | ${seconds.toFixed(1)} s | ${each} | ${kilobytes(html)} | ${kilobytes(text)} | ${key.script.toFixed(1)} ms | ${key.task.toFixed(1)} ms |`;
  }),
].join('\n');
console.log(table);
await writeResults(
  'library',
  'The library at scale',
  `\`/resources\` shows 12 articles; older ones are on \`/resources/page-2\` and so on. Measured by \`npm run bench:library\` with generated articles of full length on two cores. Bodies never travel with a page. The search text loads when the box is first used; until it is there, and when it does not arrive, titles and excerpts are searched.\n\n${table}`,
);
