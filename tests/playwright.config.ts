import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './support/browser';
import { ENDPOINT_SITE_PORT, SITE_PORT } from './support/ports';
import { serveArguments } from './support/server';
import { tool } from './support/tools';

/** No page lives long enough for what its optimized code would save: without it the tests take a twentieth less. */
const UNOPTIMIZED = '--js-flags=--no-opt,--no-maglev';

/** Nothing here has a graphics processor: what would drive one need not be a process of its own. */
const IN_PROCESS = '--in-process-gpu';

/**
 * Pages are painted piece by piece. Without a graphics processor fewer and larger ones, by one thread, take a
 * twentieth less.
 */
const PAINTING = [
  '--default-tile-width=1280',
  '--default-tile-height=512',
  '--num-raster-threads=1',
];

/**
 * The frosted bar is blurred anew for every frame, which without a graphics processor is a tenth of all
 * work: pages are seen by someone who wants it opaque, but for the tests of the bar (shell.spec.ts).
 */
const OPAQUE = 'prefersReducedTransparency=true';

const serve = (folder: string, port: number) => ({
  // A line for the shell: it names what lies below, so that no name of a folder above needs quotes.
  command: ['node', tool('serve'), ...serveArguments(port, folder)].join(' '),
  cwd: process.cwd(),
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 1_000 },
});

/** Without any Playwright looks for its own, and says what to do. */
const browser = findBrowser();

export default defineConfig({
  testDir: './e2e',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // One more than the cores: some tests wait for slow connections.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: '../.cache/browser.json' }]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [...browserArgs(OPAQUE), UNOPTIMIZED, IN_PROCESS, ...PAINTING],
    },
    // A trace of every run costs a third more time: tests/run.ts records those of failures afterwards.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: [serve('out', SITE_PORT), serve('.cache/endpoint-out', ENDPOINT_SITE_PORT)],
});
