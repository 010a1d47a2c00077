import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { scriptsOf } from '../../lib/build/export';
import { openBareBrowser, type BareBrowser } from '../support/bare-browser';
import { browserArgs, ensureBrowser } from '../support/browser';
import { exportSite, OUT } from '../support/exports';
import { startNginx } from '../support/nginx';
import { TEST_PHOTO_HOST } from '../support/ports';
import { tellSteps } from '../support/told-steps';
import { countOf } from './count';
import { median } from './median';
import { kilobytes, milliseconds, row, writeResults } from './results';
import { withBrowser } from './with-browser';

/**
 * What a first touch costs, how soon it takes effect, and how soon the next page is painted. Writes its
 * tables into navigation.md. `npm run bench:navigation -- 5` takes medians of five runs. Not a test: times depend on the machine.
 */
const RUNS = countOf('runs', process.argv[2] ?? '3');
const PORT = 4323;
const SLOW_PORT = 4324;
const TOUCHED = '/services/cloud-services';
/** How long a hand may rest on a link before it presses: the browser prepares a page after 200 ms. */
const RESTS_MS = [1_000, 600, 0];
/** How long a reader reads before that. */
const READING_MS = 6_000;

interface Connection {
  name: string;
  cpu: number;
  network?: { latency: number; throughput: number };
}
const QUICK: Connection = { name: 'no throttling', cpu: 1 };
const FOURTH = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };
const SLOW_4G: Connection = { name: 'slow 4G, 4x CPU', cpu: 4, network: FOURTH };
const SLOW_3G: Connection = {
  name: 'slow 3G, 4x CPU',
  cpu: 4,
  network: { latency: 400, throughput: 50_000 },
};

/** What `find` finds out on a page of a fresh browser over a connection, once for each run. */
async function visits<T>(
  { cpu, network }: Connection,
  find: (page: Page) => Promise<T>,
): Promise<T[]> {
  const visit = async (browser: Browser): Promise<T> => {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (network) {
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.throughput,
        uploadThroughput: network.throughput,
      });
    }
    return find(page);
  };
  const found: T[] = [];
  for (let run = 0; run < RUNS; run += 1) found.push(await withBrowser(visit));
  return found;
}

/** Script bytes so far, from the network alone. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );

/** Waits until the page has been loaded for so long. */
const sinceLoaded = (page: Page, wait: number) =>
  page.evaluate(async (time) => {
    const [{ loadEventEnd } = { loadEventEnd: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    await new Promise((resolve) =>
      window.setTimeout(resolve, loadEventEnd + time - performance.now()),
    );
  }, wait);

const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scripts === 'ready');

/** The script bytes that a page which nobody touches has fetched by itself when `comes` has come. */
async function untouched(
  connection: Connection,
  comes: (page: Page) => Promise<unknown>,
): Promise<number> {
  const runs = await visits(connection, async (page) => {
    await page.goto(`http://127.0.0.1:${PORT}${TOUCHED}`);
    await comes(page);
    return scriptBytes(page);
  });
  return median(runs);
}

/** What a page that nobody touches has fetched two seconds after it has loaded, and what it has inline. */
async function reading(connection: Connection, inline: number): Promise<string> {
  const fetched = await untouched(connection, (page) => sinceLoaded(page, 2_000));
  return `${kilobytes(inline)} inline${fetched > 0 ? `, ${kilobytes(fetched)} fetched` : ''}`;
}

/** The time from the touch of a tab, so long after the page has loaded, until it has taken effect. */
async function firstTouch(connection: Connection, after: number): Promise<string[]> {
  const runs = await visits(connection, async (page) => {
    await page.goto(`http://127.0.0.1:${PORT}${TOUCHED}`);
    await sinceLoaded(page, after);
    const delay = await page.evaluate(async () => {
      const tab = document.querySelectorAll<HTMLElement>('[role=tab]')[1];
      const started = performance.now();
      window.dispatchEvent(new Event('pointerdown'));
      tab?.click();
      while (tab?.getAttribute('aria-selected') !== 'true')
        await new Promise(requestAnimationFrame);
      return performance.now() - started;
    });
    return { delay, bytes: await scriptBytes(page) };
  });
  return [
    kilobytes(median(runs.map(({ bytes }) => bytes))),
    milliseconds(median(runs.map(({ delay }) => delay))),
  ];
}

/** The style sheet that the home page fetches then for the pages that it links to. */
async function nextSheet(): Promise<string> {
  const runs = await visits(QUICK, async (page) => {
    const sheet = page.waitForEvent(
      'requestfinished',
      (request) => request.resourceType() === 'fetch' && request.url().endsWith('.css'),
    );
    await page.goto(`http://127.0.0.1:${PORT}/`);
    return (await (await sheet).sizes()).responseBodySize;
  });
  return kilobytes(median(runs));
}

/** Who shows the next page. */
type Way = 'the browser' | 'React';

/** What one has to wait for. Throws after half a minute. */
async function until<T>(find: () => T | undefined | null): Promise<T> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    const found = find();
    if (found) return found;
    await setTimeout(20);
  }
  throw new Error(`waited in vain for ${String(find)}`);
}

type Open = (url: string) => Promise<BareBrowser>;

/** A browser with a mouse whose processor is slowed down: a browser that prepares no pages anyway may be looked into. */
async function openSlowedBrowser(url: string): Promise<BareBrowser> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs() });
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_4G.cpu });
    await page.goto(url);
    return {
      move: ({ x, y }) => void page.mouse.move(x, y),
      // Where it has been moved to.
      click: () => void page.mouse.down().then(() => page.mouse.up()),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** How long the next page takes, in ms, after a click on the link on which the mouse has rested for so long. */
async function step(
  site: ReturnType<typeof tellSteps>,
  browser: BareBrowser,
  rest: number,
): Promise<number> {
  const link = await until(() => site.heard('open', '/')?.link);
  browser.move({ x: link.x, y: link.y - 200 });
  await setTimeout(READING_MS);
  browser.move(link);
  await setTimeout(rest);
  browser.click();
  const { took } = await until(() => site.heard('shown', TOUCHED));
  if (took > 0) return took;
  throw new Error(`the next page came ${took} ms after the click`);
}

/**
 * The time from a click on a link until the next page's heading is painted, over slow 4G. The slowness is
 * the server's; the processor's pace is its own, but in a browser that is slowed down, where React leads.
 */
async function nextPage(way: Way, rest: number, open: Open = openBareBrowser): Promise<string> {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const steps = { to: TOUCHED, preparesNone: way === 'React' };
    const site = tellSteps(SLOW_PORT, PORT, steps, FOURTH);
    try {
      const browser = await open(`http://localhost:${SLOW_PORT}/`);
      found.push(await step(site, browser, rest).finally(browser.close));
    } finally {
      site.close();
    }
  }
  return milliseconds(median(found));
}

const restOf = (rest: number) =>
  rest === 0 ? 'a click at once' : `after ${milliseconds(rest)} on the link`;

async function nextPages(name: string, way: Way, open?: Open): Promise<string> {
  const cells = [name];
  for (const rest of RESTS_MS) cells.push(await nextPage(way, rest, open));
  return row(cells);
}

exportSite({ NEXT_PUBLIC_CONTACT_ENDPOINT: '', NEXT_PUBLIC_PHOTO_HOST: TEST_PHOTO_HOST });
const server = await startNginx(PORT);
try {
  const inline = scriptsOf(readFileSync(join(OUT, 'index.html'), 'utf8'))
    .filter(({ executable }) => executable)
    .map(({ text }) => text)
    .join('');
  const pageScript = brotliCompressSync(inline).length;
  const lines = [
    [
      'reading, until two seconds after the page has loaded, no throttling',
      await reading(QUICK, pageScript),
      'none',
    ],
    [
      'the same, slow 4G, 4x CPU, where scripts are fetched once the page is painted and idle',
      await reading(SLOW_4G, pageScript),
      'none',
    ],
    [
      'reading on without a touch: fetched and run after four seconds',
      kilobytes(await untouched(QUICK, ready)),
      'none',
    ],
    [
      'and on the home page, in a browser that prepares pages, the style sheet of most others',
      await nextSheet(),
      'none',
    ],
  ];
  for (const connection of [QUICK, SLOW_4G, SLOW_3G]) {
    lines.push([
      `a touch as the page has loaded, ${connection.name}`,
      ...(await firstTouch(connection, 0)),
    ]);
    lines.push([
      `a touch two seconds later, ${connection.name}`,
      ...(await firstTouch(connection, 2_000)),
    ]);
  }
  const table = [
    `Medians of ${RUNS} runs, each in a fresh browser without a cache; slow 4G is 150 ms and 1.6 Mbit/s.`,
    '',
    'What a reader pays, and what a user pays (cloud services, second tab, from the touch to its effect):',
    '',
    row(['', 'fetched', 'delay']),
    '| --- | ---: | ---: |',
    ...lines.map(row),
    '',
    'From a click on a link to the painted heading of the next page (home to cloud services, slow 4G; the processor is slowed down in the last row alone: a browser that is, as any that is looked into, prepares no pages):',
    '',
    row(['who shows the page', ...RESTS_MS.map(restOf)]),
    '| --- | ---: | ---: | ---: |',
    await nextPages('a browser that prepares pages (Chromium)', 'the browser'),
    await nextPages('React, elsewhere', 'React'),
    await nextPages('React, 4x CPU', 'React', openSlowedBrowser),
  ].join('\n');
  console.log(table);
  await writeResults('navigation', 'Touch and navigation', table);
} finally {
  server.kill();
}
