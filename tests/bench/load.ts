import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from '../../content/routes';
import { filesOf } from '../../lib/build/export';
import { compressedCopies } from '../../lib/build/steps/compressed-copies';
import { askRaw } from '../support/attacks';
import { ensure } from '../support/debian';
import { CACHE, makeExports, OUT, ROOT } from '../support/exports';
import { startNginx } from '../support/nginx';
import { NGINX_PORT } from '../support/ports';
import { stop } from '../support/server';
import { median } from './median';
import { writeResults } from './results';

/**
 * The load that nginx holds with tests/hosting/nginx.conf, with compressed copies and without, and a minute
 * of it in which every page's bytes are compared. Writes its tables into load.md. Not a test: figures depend
 * on the machine.
 */
const ROUNDS = 3;
const SECONDS = 10;
const SOAK_SECONDS = 60;
const CONNECTIONS = 64;
const WRK = '/usr/bin/wrk';
const COPIES = join(CACHE, 'load');

const run = promisify(execFile);
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const whole = (count: number) => Math.round(count).toLocaleString('en-CA');

interface Host {
  name: string;
  root: string;
  accepted: string;
  brotli?: true;
}

const gzipCopies: Host = { name: 'gzip copies', root: COPIES, accepted: 'gzip' };
const brotliCopies: Host = { name: 'brotli copies', root: COPIES, accepted: 'br', brotli: true };
const hosts: readonly Host[] = [
  { name: 'no copies: gzip at each request', root: OUT, accepted: 'gzip' },
  gzipCopies,
  brotliCopies,
];

interface Load {
  requests: number;
  seconds: number;
  bytes: number;
  failed: number;
  /** Latency in ms: half of the answers, and 99 of a hundred, are not slower. */
  median: number;
  slow: number;
}

/** Asks for one page after the other on every connection, as fast as answers come. */
async function load({ accepted }: Host, seconds: number): Promise<Load> {
  const { stdout } = await run(WRK, [
    '--threads=1',
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    `--script=${join(ROOT, 'tests/bench/load.lua')}`,
    `--header=Accept-Encoding: ${accepted}`,
    `http://127.0.0.1:${NGINX_PORT}/`,
    '--',
    ...routes.map(({ path }) => path),
  ]);
  return JSON.parse(/^\{.*\}$/m.exec(stdout)?.[0] ?? '');
}

/** Seconds of CPU that the workers of an nginx have used. */
function cpuOf(master: number): number {
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  return workers.reduce((sum, pid) => {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return sum + (user + system) / 100;
  }, 0);
}

interface Measured extends Load {
  /** CPU time of nginx a request, in microseconds. */
  cpu: number;
}

async function measure(host: Host): Promise<Measured> {
  const nginx = await startNginx(NGINX_PORT, host.root, { brotli: host.brotli === true });
  try {
    await load(host, 1);
    const before = cpuOf(nginx.pid ?? 0);
    const result = await load(host, SECONDS);
    const cpu = ((cpuOf(nginx.pid ?? 0) - before) / result.requests) * 1e6;
    return { ...result, cpu };
  } finally {
    await stop(nginx);
  }
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Asks for every page in every encoding. Throws when an answer has other bytes than its file. */
async function comparePages(): Promise<number> {
  let compared = 0;
  for (const { path } of routes) {
    const file = readFileSync(join(OUT, path === '/' ? 'index.html' : `${path}.html`));
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { status, headers, body } = await askRaw(NGINX_PORT, path, {
        headers: { 'Accept-Encoding': accepted },
      });
      const encoding = headers['content-encoding'];
      const bytes = encoding === undefined ? body : DECODERS[encoding]?.(body);
      if (status !== 200 || (encoding ?? 'identity') !== accepted || !bytes?.equals(file))
        throw new Error(`${path} as ${accepted}: ${status}, and not the bytes of its file`);
      compared += 1;
    }
  }
  return compared;
}

/** A minute of load, with every page compared all the while and afterwards. Throws at the first fault. */
async function soak(host: Host): Promise<Load & { compared: number }> {
  const nginx = await startNginx(NGINX_PORT, host.root, { brotli: host.brotli === true });
  try {
    let ended = false;
    const loaded = load(host, SOAK_SECONDS).finally(() => {
      ended = true;
    });
    let compared = 0;
    while (!ended) compared += await comparePages();
    const result = await loaded;
    compared += await comparePages();
    if (result.failed > 0) throw new Error(`${result.failed} requests of the soak failed`);
    return { ...result, compared };
  } finally {
    await stop(nginx);
  }
}

/** Makes the copies of one encoding beside the files of COPIES, and says what that takes. */
function makeCopies(encoding: string, ending: string) {
  process.env.PRECOMPRESS = encoding;
  const before = process.cpuUsage();
  compressedCopies(COPIES);
  const { user, system } = process.cpuUsage(before);
  const made = filesOf(COPIES).filter((file) => file.endsWith(ending));
  const bytes = made.reduce((sum, file) => sum + statSync(join(COPIES, file)).size, 0);
  return `| ${encoding} | ${((user + system) / 1e6).toFixed(1)} s | ${made.length} | ${megabytes(bytes)} |`;
}

ensure([[WRK, 'wrk']]);
makeExports(['plain'], { reuse: true });
rmSync(COPIES, { recursive: true, force: true });
cpSync(OUT, COPIES, { recursive: true });
const made = [makeCopies('gzip', '.gz'), makeCopies('brotli', '.br')];

const measured = hosts.map((host) => ({ host, runs: [] as Measured[] }));
// In turns, so that whatever else the machine does meets all of them.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { host, runs } of measured) runs.push(await measure(host));
}
const rows = measured.map(({ host, runs }) => {
  const of = (value: (run: Measured) => number) => median(runs.map(value));
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  return `| ${host.name} | ${whole(of(({ requests, seconds }) => requests / seconds))} | ${whole(of(({ cpu }) => cpu))} µs | ${of(({ bytes, requests }) => bytes / requests / 1024).toFixed(1)} KB | ${of((run) => run.median).toFixed(1)} ms | ${of((run) => run.slow).toFixed(1)} ms | ${failed} |`;
});
const soaked = await soak(brotliCopies);
rmSync(COPIES, { recursive: true, force: true });

const text = `\`wrk\` asks nginx, with \`tests/hosting/nginx.conf\`, for the ${routes.length} pages in turn on ${CONNECTIONS} connections, as fast as answers come: each figure is the median of ${ROUNDS} runs of ${SECONDS} seconds, taken in turns. Generator and server share the cores: what nginx could answer without the generator follows from its CPU time, all workers together.

| | requests a second | CPU of nginx a request | a page, headers included | latency, median | 99% | failed |
| :-- | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}

What the copies cost, once a build:

| copies | CPU | files | size |
| :-- | --: | --: | --: |
${made.join('\n')}

A soak of ${SOAK_SECONDS} seconds with brotli copies: ${whole(soaked.requests)} requests (${whole(soaked.requests / soaked.seconds)} a second, ${megabytes(soaked.bytes / soaked.seconds)} a second), none failed. Meanwhile and afterwards every page was fetched as brotli, as gzip and as it is, ${whole(soaked.compared)} times in all, and had the bytes of its file every time.`;
console.log(text);
await writeResults('load', 'The load that nginx holds', text);
