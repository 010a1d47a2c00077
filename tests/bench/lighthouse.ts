import type { ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { routes } from '../../content/routes';
import { htmlOf, scriptsOf } from '../../lib/build/export';
import { compressedCopies } from '../../lib/build/steps/compressed-copies';
import { CACHE, exportSite, OUT, ROOT } from '../support/exports';
import { startNginx } from '../support/nginx';
import { gradientPng } from '../support/png';
import { PHOTO_PORT, TEST_PHOTO_HOST } from '../support/ports';
import { countOf } from './count';
import { median } from './median';
import { kilobytes, milliseconds, row, writeResults } from './results';
import { withBrowser } from './with-browser';

/**
 * Lighthouse (mobile, simulated throttling) over every page, against the same page without any script in
 * the same run. Writes its table into lighthouse.md.
 * `npm run bench:pages -- 3` takes medians of three; `-- 3 cloud legal` measures the pages with these words
 * in their address, and writes nothing. Not a test: times depend on the machine.
 */
const [runs = '1', ...words] = process.argv.slice(2);
const RUNS = countOf('runs', runs);
const measured = routes.filter(
  ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
);
const PORT = 4321;
const BARE_PORT = 4322;
const DEBUG_PORT = 4323;
const BARE = join(CACHE, 'bare-out');

/** What we compare ourselves with: an earlier run on such a machine, recorded on 2026-11-21. */
const PEERS = [
  [
    'An empty export of this Next version, with its scripts',
    '1,400–1,700 ms',
    '80–140 ms',
    '115 KB',
  ],
  ['The same without scripts', '800–900 ms', '0 ms', '0 KB'],
  ['AstroWind, the best static template of the field', '1,500 ms', '–', '4.9 KB'],
];

/** As the README advises: the copies that nginx sends as they are. */
const COPIES = 'brotli';

/** The export again, with no script in any page. */
function exportWithoutScripts(): void {
  rmSync(BARE, { recursive: true, force: true });
  cpSync(OUT, BARE, { recursive: true });
  for (const page of htmlOf(BARE)) {
    let html = readFileSync(join(BARE, page), 'utf8');
    for (const { element, executable } of scriptsOf(html))
      if (executable) html = html.replace(element, () => '');
    writeFileSync(join(BARE, page), html);
  }
  process.env.PRECOMPRESS = COPIES;
  compressedCopies(BARE);
}

interface Audit {
  scores: number[];
  lcp: number;
  blocking: number;
  shift: number;
  script: number;
  total: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Milliseconds that a photograph takes: another host never answers before the words are painted. */
const PHOTO_DELAY = 400;

async function audit(url: string): Promise<Audit> {
  const flags: Flags = {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (
    audits['network-requests']?.details as
      | { items?: Array<{ resourceType?: string; transferSize?: number; url: string }> }
      | undefined
  )?.items;
  // Without them every page would weigh nothing.
  if (!requests) throw new Error(`Lighthouse does not know what ${url} has fetched`);
  const weigh = (some: typeof requests) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: weigh(requests.filter(({ resourceType }) => resourceType === 'Script')),
    total: weigh(requests.filter(({ url: address }) => address.startsWith(new URL(url).origin))),
  };
}

/** One run that painted. One without a paint (a busy machine) has measured nothing: it is done again. */
async function painted(url: string): Promise<Audit> {
  for (let tries = 0; tries < 4; tries += 1) {
    const one = await audit(url);
    if (Number.isFinite(one.lcp)) return one;
  }
  throw new Error(`${url} did not paint in four runs`);
}

/** The medians of a page's runs. */
function middleOf(runs: readonly Audit[]): Audit {
  const middle = (pick: (one: Audit) => number) => median(runs.map(pick));
  return {
    scores: CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    lcp: middle(({ lcp }) => lcp),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    script: middle(({ script }) => script),
    total: middle(({ total }) => total),
  };
}

/** The medians of a page and of the same page without scripts, run in turn: both see the same machine. */
async function comparison(path: string): Promise<Record<'ours' | 'bare', Audit>> {
  const ours: Audit[] = [];
  const bare: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await painted(`http://127.0.0.1:${PORT}${path}`));
    bare.push(await painted(`http://127.0.0.1:${BARE_PORT}${path}`));
  }
  return { ours: middleOf(ours), bare: middleOf(bare) };
}

/** Measures the pages, prints the table, and writes it when these are all of them. */
async function measure(browser: Browser): Promise<void> {
  await audit(`http://127.0.0.1:${PORT}/`); // the first page after a start is slower than any other
  const lines: string[] = [];
  let slips = 0;
  for (const { path } of measured) {
    const { ours, bare } = await comparison(path);
    const holds =
      ours.scores.every((score) => score === 100) &&
      ours.lcp <= bare.lcp * 1.05 &&
      ours.blocking < 20 &&
      ours.shift < 0.0005 &&
      ours.script === 0;
    if (!holds) slips += 1;
    lines.push(
      row([
        `\`${path}\``,
        ours.scores.join(' / '),
        milliseconds(ours.lcp),
        milliseconds(bare.lcp),
        milliseconds(ours.blocking),
        ours.shift.toFixed(3),
        kilobytes(ours.total),
      ]),
    );
    console.log(lines.at(-1), holds ? '' : '  <-- slips');
  }
  const { version: lighthouseVersion } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/lighthouse/package.json'), 'utf8'),
  ) as { version: string };
  const table = [
    `Medians of ${RUNS} run${RUNS === 1 ? '' : 's'} of Lighthouse ${lighthouseVersion} in headless Chromium ${browser.version()}, mobile, simulated throttling, pages and files sent by nginx as brotli copies, photographs from another host that takes ${PHOTO_DELAY} ms; the scores are performance, accessibility, best practices and SEO.`,
    '',
    row([
      'page',
      'scores',
      'LCP',
      'LCP without scripts',
      'blocking',
      'CLS',
      'weight without photographs',
    ]),
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
    `${measured.length - slips} of ${measured.length} pages hold every bound: four times 100, LCP within 5% of the same page without scripts, blocking under 20 ms, CLS 0, no script file.`,
    '',
    'For comparison, an earlier run on such a machine, recorded on 2026-11-21:',
    '',
    row(['', 'LCP', 'blocking', 'script']),
    '| --- | ---: | ---: | ---: |',
    ...PEERS.map(row),
  ].join('\n');
  console.log(table);
  if (words.length === 0) await writeResults('lighthouse', 'What a page costs', table);
}

exportSite({
  NEXT_PUBLIC_CONTACT_ENDPOINT: '',
  NEXT_PUBLIC_PHOTO_HOST: TEST_PHOTO_HOST,
  PRECOMPRESS: COPIES,
});
exportWithoutScripts();
const photograph = gradientPng(640, 400);
const photos = createServer((_request, response) => {
  setTimeout(
    () => response.writeHead(200, { 'Content-Type': 'image/png' }).end(photograph),
    PHOTO_DELAY,
  );
}).listen(PHOTO_PORT, '127.0.0.1');
const servers: ChildProcess[] = [];
try {
  servers.push(await startNginx(PORT, OUT, { brotli: true }));
  servers.push(await startNginx(BARE_PORT, BARE, { brotli: true }));
  await withBrowser(measure, `--remote-debugging-port=${DEBUG_PORT}`);
} finally {
  photos.close();
  photos.closeAllConnections();
  for (const server of servers) server.kill();
}
