import { defineConfig } from '@playwright/test';
import type { EngineName } from './test';

const project = (engineName: EngineName) => ({
  name: engineName,
  use: { engineName },
  // One session for all journeys: its start takes longer than any of them.
  workers: 1,
});

/** The other two engines. They are driven through the WebDriver standard, not by Playwright, which runs the tests. */
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
  projects: [project('Firefox'), project('WebKit')],
});
