import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './support/browser';
import { CACHE, exportForTests } from './support/exports';
import { CONTACT_ENDPOINT, TEST_PHOTO_HOST } from './support/ports';

/** Everything that has to hold, in one go: lint, format, types, jest, exports, browser. */
let passed = 0;
let failed = 0;

function heading(name: string): void {
  console.log(`\n== ${name}`);
}

function command(name: string, args: string[]): boolean {
  const { status } = spawnSync('npx', ['--no-install', name, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return status === 0;
}

function check(name: string, act: () => boolean): void {
  heading(name);
  let ok = false;
  try {
    ok = act();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (ok) passed += 1;
  else failed += 1;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

function jest(project: string): void {
  heading(`jest: ${project}`);
  const report = join(CACHE, `jest-${project}.json`);
  rmSync(report, { force: true });
  const ok = command('jest', [
    '-c',
    'tests/jest.config.mjs',
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
    '--silent',
  ]);
  const result = readReport<JestReport>(report);
  passed += result?.numPassedTests ?? 0;
  // A file that does not even load fails without failing a test.
  failed += Math.max(result?.numFailedTests ?? 0, result?.numFailedTestSuites ?? 0, ok ? 0 : 1);
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function playwright(): void {
  heading('browser');
  const report = join(CACHE, 'playwright.json');
  rmSync(report, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const ok = command('playwright', ['test', '-c', 'tests/playwright.config.ts']);
  const result = readReport<PlaywrightReport>(report);
  passed += result?.stats.expected ?? 0;
  failed += Math.max((result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0), ok ? 0 : 1);
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the command died before it wrote one: counted as failed
  }
}

mkdirSync(CACHE, { recursive: true });
check('lint', () =>
  command('eslint', ['-c', '.config/eslint.config.mjs', '--max-warnings', '0', '.']),
);
check('format', () => command('prettier', ['--check', '--log-level', 'warn', '.']));
check('types', () => command('next', ['typegen']) && command('tsc', ['--noEmit']));
jest('unit');
const before = failed;
check('export (three times)', () => {
  exportForTests(CONTACT_ENDPOINT, TEST_PHOTO_HOST);
  return true;
});
if (failed === before) {
  jest('export');
  check('a browser is here', () => {
    process.env.CHROMIUM_PATH = ensureBrowser();
    return true;
  });
  playwright();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
