import './support/linux-only';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, relative } from 'node:path';
import { filesOf } from '../lib/build/export';
import { ensureBareBrowser, ensureBrowser, ensureEngines } from './support/browser';
import { removeDrafts } from './support/drafts';
import { CACHE, forgetSettings, makeExports, ROOT } from './support/exports';
import { ensureNginx } from './support/nginx';
import { tool, type Tool } from './support/tools';

/**
 * Everything that has to hold, in one go: lint, format, types, jest, exports, Chromium, Firefox and WebKit.
 * With `export`, `e2e` or `engines` only the tests that read the export, use Chromium, or use Firefox and
 * WebKit, and of them the files that match the patterns that follow; what they need is made first. All
 * further arguments go to jest or Playwright.
 */
const [part, ...given] = process.argv.slice(2);
forgetSettings(process.env);
// Their server asks the registry for no newer one of itself.
process.env.NO_UPDATE_CHECK = '1';

const RESULTS = join(CACHE, 'playwright');
const TRACES = join(RESULTS, 'traces');
let passed = 0;
let failed = 0;

function heading(name: string): void {
  console.log(`\n== ${name}`);
}

const environment = () => ({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' as const });

function runTool(name: Tool, ...args: string[]): boolean {
  const { status } = spawnSync('node', [tool(name), ...args], {
    stdio: 'inherit',
    env: environment(),
  });
  return status === 0;
}

function check(name: string, act: () => boolean): boolean {
  heading(name);
  let ok = false;
  try {
    ok = act();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (ok) passed += 1;
  else failed += 1;
  return ok;
}

/** Checks of which each needs one core, at once. What they say is printed together when all have ended. */
async function checksAtOnce(checks: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const outcomes = Object.values(checks).map(
    ([name = '', ...args]) =>
      new Promise<{ ok: boolean; said: Buffer }>((resolve) => {
        const child = spawn(name, args, { env: environment() });
        const said: Buffer[] = [];
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => said.push(chunk));
        child.on('close', (status) => resolve({ ok: status === 0, said: Buffer.concat(said) }));
      }),
  );
  const ended = await Promise.all(outcomes);
  heading(Object.keys(checks).join(', '));
  for (const { ok, said } of ended) {
    process.stdout.write(said);
    if (ok) passed += 1;
    else failed += 1;
  }
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}

function jest(project: string, args: readonly string[]): void {
  heading(`jest: ${project}`);
  const report = join(CACHE, `jest-${project}.json`);
  rmSync(report, { force: true });
  const settings = ['--selectProjects', project, '-c', 'tests/jest.config.mjs'];
  const ok = runTool('jest', ...settings, '--json', `--outputFile=${report}`, ...args);
  const result = readReport<JestReport>(report);
  passed += result?.numPassedTests ?? 0;
  // A file that does not even load fails without failing a test.
  failed += Math.max(result?.numFailedTests ?? 0, result?.numFailedTestSuites ?? 0, ok ? 0 : 1);
  // A forgotten `it.only` silences every other test of its file, and files run as one; `-t` does so on purpose.
  if (part === undefined) failed += result?.numPendingTests ?? 0;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const CHROMIUM = 'tests/playwright.config.ts';
const ENGINES = 'tests/engines/playwright.config.ts';

function runPlaywright(config: string, report: string, args: readonly string[]) {
  rmSync(report, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const ok = runTool('playwright', 'test', '-c', config, ...args);
  return { ok, stats: readReport<PlaywrightReport>(report)?.stats };
}

/** Runs browser tests, and counts them. Returns whether any failed. */
function playwright(name: string, config: string, args: readonly string[]): boolean {
  heading(name);
  const { ok, stats } = runPlaywright(config, join(CACHE, `${name}.json`), args);
  passed += stats?.expected ?? 0;
  const others = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  failed += Math.max(others, ok ? 0 : 1);
  return (stats?.unexpected ?? 0) > 0;
}

function chromium(args: readonly string[]): void {
  warnOfNoNetwork();
  if (playwright('browser', CHROMIUM, args)) recordTraces();
}

/** Their failures leave a picture: another engine has no trace. */
function engines(args: readonly string[]): void {
  if (playwright('engines', ENGINES, args)) tellOfPictures(join(CACHE, 'engines'), 'window');
}

/** The files of a folder that match; none where the command died before it made the folder. */
const filesLike = (folder: string, pattern: RegExp): string[] =>
  existsSync(folder) ? filesOf(folder).filter((file) => pattern.test(file)) : [];

/** Says where the failures' pictures are. A test that fails before its browser is there leaves none. */
function tellOfPictures(folder: string, name: string): void {
  if (filesLike(folder, new RegExp(`^[^/]+/${name}[^/]*\\.png$`)).length > 0)
    console.log(`Pictures of the failures: ${relative(ROOT, folder)}/*/${name}*.png`);
}

/**
 * Runs what failed once more, with a trace: recording every run costs a third more time. What failed
 * counts as failed, whatever happens now.
 */
function recordTraces(): void {
  heading('the failures once more, for their traces');
  const { stats } = runPlaywright(CHROMIUM, join(CACHE, 'browser-again.json'), [
    '--last-failed',
    `--last-failed-file=${join(RESULTS, '.last-run.json')}`,
    `--output=${TRACES}`,
    '--trace=on',
    '--max-failures=10',
    '--reporter=json',
  ]);
  if (stats?.expected) console.log(`${stats.expected} passed this time: a matter of chance.`);
  tellOfPictures(RESULTS, 'test-failed');
  const traces = filesLike(TRACES, /trace\.zip$/);
  if (traces.length > 0) console.log('Their traces, each opened in a browser tab by its line:');
  for (const file of traces)
    console.log(`  npx playwright show-trace --port 0 ${relative(ROOT, TRACES)}/${file}`);
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the command died before it wrote one: counted as failed
  }
}

/**
 * The test files of a folder that match the patterns before the first option, and the options. A pattern
 * may end with a line (`library:40`).
 */
function asked(folder: string, ending = ''): { files: string[]; options: string[] } {
  const dashed = given.findIndex((argument) => argument.startsWith('-'));
  const end = dashed < 0 ? given.length : dashed;
  const all = filesOf(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
  const patterns = end === 0 ? [''] : given.slice(0, end);
  const files = patterns.flatMap((pattern) => {
    const [line = ''] = /:\d+$/.exec(pattern) ?? [];
    const path = new RegExp(pattern.slice(0, pattern.length - line.length), 'i');
    return all.filter((file) => path.test(file)).map((file) => `${file}${line}`);
  });
  if (files.length > 0) return { files, options: given.slice(end) };
  throw new Error(`No file of ${folder} matches. There are:\n  ${all.join('\n  ')}`);
}

const browserIsHere = () => {
  process.env.CHROMIUM_PATH = ensureBrowser();
  return true;
};

/** Its tests run all the same: most ask for no network. */
function warnOfNoNetwork(): void {
  const networks = Object.values(networkInterfaces()).flat();
  if (networks.every((network) => network?.internal))
    console.log(
      'This machine has no network but its own: Chromium tells pages that they are offline, and tests of a form whose scripts fail cannot pass.',
    );
}

/** Before the tests: two of their processes would install it at once. */
const nginxIsHere = () => {
  ensureNginx();
  return true;
};

/** Before the tests: to install it takes longer than the first of them that asks for it may. */
const bareBrowserIsHere = () => {
  ensureBareBrowser();
  return true;
};

const enginesAreHere = () => {
  ensureEngines();
  return true;
};

/** Every check there is; the exports are made from nothing. */
async function everything(): Promise<void> {
  // Types read what Next writes: `npm run typecheck`, but at once, with lint, and beside the unit tests.
  check('types of the routes', () => runTool('next', 'typegen'));
  const checked = checksAtOnce({
    lint: ['node', tool('oxlint'), '-c', '.oxlintrc.mjs'],
    format: ['node', tool('oxfmt'), '--check'],
    types: ['node', tool('tsc')],
    'types of the tests': ['node', tool('tsc'), '-p', 'tests'],
  });
  process.env.TESTS_TOGETHER = '.';
  jest('unit', ['--silent']);
  await checked; // every export begins with taking away what they read
  const exported = check('export (three times)', () => {
    makeExports(['endpoint', 'first', 'plain']);
    return true;
  });
  if (!exported) return;
  check('nginx is here', nginxIsHere);
  jest('export', ['--silent']);
  check('a browser is here', browserIsHere);
  check('one into which nothing looks, a screen and a mouse are here', bareBrowserIsHere);
  chromium([]);
  if (check('two more engines are here', enginesAreHere)) engines([]);
}

function exportAlone(): void {
  const { files, options } = asked('tests/export');
  const twice = files.some((file) => file.includes('determinism'));
  makeExports(twice ? ['endpoint', 'first', 'plain'] : ['endpoint', 'plain'], { reuse: true });
  if (files.some((file) => /hosting|attack/.test(file))) nginxIsHere();
  jest('export', [...options, '--runTestsByPath', ...files]);
}

function browserAlone(): void {
  const { files, options } = asked('tests/e2e');
  makeExports(['endpoint', 'plain'], { reuse: true });
  browserIsHere();
  if (files.some((file) => file.includes('prepared'))) bareBrowserIsHere();
  chromium(['--reporter=list,json', ...files, ...options]);
}

function enginesAlone(): void {
  const { files, options } = asked('tests/engines', '.spec.ts');
  makeExports(['endpoint'], { reuse: true });
  enginesAreHere();
  engines(['--reporter=list,json', ...files, ...options]);
}

mkdirSync(CACHE, { recursive: true });
removeDrafts(ROOT); // which a run that was killed has left
try {
  if (!part) await everything();
  else if (part === 'export') exportAlone();
  else if (part === 'e2e') browserAlone();
  else if (part === 'engines') enginesAlone();
  else throw new Error(`There is no part called ${part}: export, e2e or engines.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
