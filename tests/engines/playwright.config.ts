import { defineConfig } from '@playwright/test';
import type { EngineName } from './test';

/**
 * The other two engines. They are driven through the WebDriver standard, not by Playwright, which runs the tests.
 * A project is one process, with one window for all journeys that want the same: to start either takes longer
 * than most of them.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../.cache/engines',
  globalSetup: './hosts.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../../.cache/engines.json' }]],
  projects: [
    { name: 'Firefox', use: { engineName: 'Firefox' }, workers: 1 },
    {
      name: 'WebKit',
      use: { engineName: 'WebKit' },
      // Its driver does not print, and only Firefox can be had old.
      testIgnore: ['print.spec.ts', 'old.spec.ts'],
      workers: 1,
    },
  ],
});
